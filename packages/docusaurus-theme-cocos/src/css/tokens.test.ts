import fs from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {themeColors} from '../client/themeColor';
import {contrastRatio} from '../testing/contrast';

const sheet = fs.readFileSync(path.join(import.meta.dirname, 'tokens.css'), 'utf8');

function colorsOf(block: RegExp): Map<string, string> {
  const body = block.exec(sheet)?.[1] ?? '';
  return new Map(
    [...body.matchAll(/--([a-z0-9-]+):\s*(#[0-9a-f]{6});/g)].map(([, name = '', color = '']) => [name, color]),
  );
}

const light = colorsOf(/:root \{([\s\S]*?)\n\}/);
const dark = new Map([...light, ...colorsOf(/\[data-theme='dark'\] \{([\s\S]*?)\n {2}\}/)]);

const surfaces = ['surface-page', 'surface-raised', 'surface-sunken'];
const onSurfaces = (text: string): [string, string][] => surfaces.map((surface) => [text, surface]);

/** Pairs for body text, level AAA. */
const body: [string, string][] = [...onSurfaces('text-body'), ...onSurfaces('text-strong')];

/** Pairs for all other text, level AA. */
const other: [string, string][] = [
  ...onSurfaces('text-muted'),
  ...onSurfaces('accent'),
  ...onSurfaces('accent-hover'),
  ...onSurfaces('sea'),
  ...onSurfaces('leaf'),
  ...['accent', 'text-body', 'text-strong'].map((text): [string, string] => [text, 'accent-tint']),
  ...['sky-1', 'sky-2', 'sky-3', 'sky-4'].flatMap((sky): [string, string][] =>
    ['text-strong', 'accent'].map((text) => [text, sky]),
  ),
  ['on-accent-solid', 'accent-solid'],
  ['on-accent-solid', 'accent-solid-hover'],
  ...['sea', 'text-body'].map((text): [string, string] => [text, 'sea-tint']),
  ...['leaf', 'text-body'].map((text): [string, string] => [text, 'leaf-tint']),
  ...['sand-text', 'text-body'].map((text): [string, string] => [text, 'sand-tint']),
  ...['danger', 'text-body'].map((text): [string, string] => [text, 'danger-tint']),
  ...['on-night', 'on-night-muted', 'on-night-accent'].map((text): [string, string] => [text, 'night']),
  ...['text', 'comment', 'keyword', 'type', 'function', 'string', 'number', 'parameter'].flatMap((kind) =>
    ['code-surface', 'code-line', 'code-added', 'code-removed'].map((surface): [string, string] => [
      `code-${kind}`,
      surface,
    ]),
  ),
];

/** Pairs for lines that convey information (WCAG 1.4.11). */
const lines: [string, string][] = surfaces.flatMap((surface) =>
  ['border-strong', 'accent-line', 'sea-line'].map((line): [string, string] => [line, surface]),
);

describe.each([
  ['light', light],
  ['dark', dark],
])('the %s theme', (_name, colors) => {
  const ratio = (a: string, b: string): number => {
    const [first, second] = [colors.get(a), colors.get(b)];
    if (first === undefined || second === undefined)
      throw new Error(`tokens.css has no --${first === undefined ? a : b}.`);
    return contrastRatio(first, second);
  };

  it.each(body)('keeps %s on %s readable (7:1)', (text, surface) => {
    expect(ratio(text, surface)).toBeGreaterThanOrEqual(7);
  });

  it.each(other)('keeps %s on %s readable (4.5:1)', (text, surface) => {
    expect(ratio(text, surface)).toBeGreaterThanOrEqual(4.5);
  });

  it.each(lines)('keeps %s on %s visible (3:1)', (line, surface) => {
    expect(ratio(line, surface)).toBeGreaterThanOrEqual(3);
  });
});

it('finds separate colors for the dark theme', () => {
  expect(dark.get('surface-page')).not.toBe(light.get('surface-page'));
});

describe('contrastRatio', () => {
  it('is 21 for black on white, in either order, and 1 for equal colors', () => {
    expect(contrastRatio('#000000', '#ffffff')).toBeCloseTo(21);
    expect(contrastRatio('#ffffff', '#000000')).toBeCloseTo(21);
    expect(contrastRatio('#123456', '#123456')).toBe(1);
  });
});

it('the browser’s toolbars have the page color', () => {
  expect(themeColors).toEqual({light: light.get('surface-page'), dark: dark.get('surface-page')});
});
