import {describe, expect, it} from 'vitest';
import {criticalCss} from './criticalCss';
import {parseSheet, vocabularyOf} from './sheet';

const critical = (css: string, ...names: readonly string[]): string => criticalCss(parseSheet(css), new Set(names));

describe('criticalCss', () => {
  it('keeps the rules that a page uses, in order', () => {
    expect(critical('p{margin:0}.card{color:red}a,.card a{color:blue}', 'a', 'p')).toBe('p{margin:0}a{color:blue}');
  });

  it('keeps non-empty media queries and similar at-rules', () => {
    const css = '@media (width<=9px){p{margin:0}.card{margin:0}}@supports (gap:0){.card{gap:0}}@layer a,b;';
    expect(critical(css, 'p')).toBe('@media (width<=9px){p{margin:0}}@layer a,b;');
  });

  it('leaves print styles in the stylesheet', () => {
    expect(critical('@media print{p{margin:0}}@media print,(scripting:none){p{gap:0}}', 'p')).toBe(
      '@media print,(scripting:none){p{gap:0}}',
    );
  });

  it('keeps the custom properties in use, for both color modes', () => {
    const css = ':root{--a:var(--b);--b:1px;--c:2px}[data-theme=dark]{--b:3px;--c:4px}p{margin:var(--a)}';
    expect(critical(css, 'p')).toBe(':root{--a:var(--b);--b:1px}[data-theme=dark]{--b:3px}p{margin:var(--a)}');
  });

  it('keeps all fonts and the referenced animations', () => {
    const css =
      '@font-face{font-family:F;src:url(/f.woff2)}@keyframes roll{to{top:0}}@keyframes spin{to{top:0}}p{animation:roll 1s}';
    expect(critical(css, 'p')).toBe(
      '@font-face{font-family:F;src:url(/f.woff2)}@keyframes roll{to{top:0}}p{animation:roll 1s}',
    );
  });

  it('keeps !important', () => {
    expect(critical('p{margin:0!important}', 'p')).toBe('p{margin:0!important}');
  });
});

describe('parseSheet', () => {
  it.each(['p{background:url(wave.svg)}', 'p{background:url("../wave.svg")}', '@import "/a.css";'])(
    'rejects URLs that would resolve elsewhere: %s',
    (css) => {
      expect(() => parseSheet(css)).toThrow('resolves differently inside a page');
    },
  );

  it('accepts site-absolute, same-page and data URLs', () => {
    expect(() => parseSheet('p{background:url(/a.svg) url("data:x") url(#a) url(\'/b.svg\')}')).not.toThrow();
  });

  it('rejects nested rules, which are not supported', () => {
    expect(() => parseSheet('p{a{color:red}}')).toThrow('a rule within a rule');
  });
});

it('the vocabulary contains each name once', () => {
  expect(vocabularyOf(parseSheet('p,.a p{top:0}@media (width>9px){.a #b:is(i){top:0}}'))).toEqual([
    'p',
    '.a',
    '#b',
    'i',
  ]);
});
