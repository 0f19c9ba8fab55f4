import path from 'node:path';
import {compile} from '@mdx-js/mdx';
import {describe, expect, it} from 'vitest';
import type {CapturesOptions} from '../options';
import {remarkCaptures} from './remarkCaptures';

const fixtures = path.join(import.meta.dirname, '../../fixtures');
const options: CapturesOptions = {
  rootDir: fixtures,
  listDir: path.join(fixtures, 'lists'),
  manifestDir: path.join(fixtures, 'manifests'),
  filesDir: path.join(fixtures, 'files'),
  sourceUrl: 'https://example.com/blob/main',
};

async function compilePage(markdown: string): Promise<string> {
  return String(
    await compile({path: 'page.mdx', value: markdown}, {remarkPlugins: [[remarkCaptures, options]], jsx: true}),
  );
}

describe('a page', () => {
  it('imports the component and its separate style and script only if it has a capture', async () => {
    const page = await compilePage('Look: <Capture name="walk" />.');
    expect(page).toContain('import Capture from "@theme/Capture"');
    expect(page).toContain('import "@theme/Capture/effects"');
    expect(await compilePage('Text.')).not.toContain('@theme');
  });

  it('gets the files, their source, and the description from the list or its own', async () => {
    const page = await compilePage('<Capture name="walk" />');
    expect(page).toContain('&quot;src&quot;:&quot;/captures/walk.webm&quot;');
    expect(page).toContain('&quot;poster&quot;:&quot;/captures/walk.webp&quot;');
    expect(page).toContain('https://example.com/blob/main/samples/Walk.cs');
    expect(page).toContain('A crab walks.');
    expect(await compilePage('<Capture name="walk" alt="A walk" />')).toContain('&quot;alt&quot;:&quot;A walk&quot;');
  });

  it('loads the first capture with high priority if a phone shows it before scrolling', async () => {
    const [walk, first] = ['<Capture name="walk" />', 'loading="first"'];
    expect(await compilePage(`A few words.\n\n${walk}`)).toContain(first);
    expect((await compilePage(`${walk}\n\n${walk}`)).split(first)).toHaveLength(2);
  });

  it.each([
    ['many words', 'Many words. '.repeat(60)],
    ['a list', '- A list'],
  ])('loads the first capture below %s with the page, and no other', async (_what, above) => {
    const page = await compilePage(`${above}\n\n<Capture name="walk" />\n\n<Capture name="walk" />`);
    expect(page.match(/ loading="\w+"/g)).toEqual([' loading="eager"']);
  });

  it.each([
    ['<Capture name="x" />', 'page.mdx:1: There is no capture "x"'],
    ['Text.\n\n<Capture />', 'page.mdx:3: <Capture> needs name="…".'],
    ['<Capture name="game" />', 'page.mdx:1: <Capture> needs alt="…"'],
  ])('with %s stops the build, with file and line', async (markdown, message) => {
    await expect(compilePage(markdown)).rejects.toThrow(message);
  });
});
