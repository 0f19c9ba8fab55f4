import fs from 'node:fs';
import path from 'node:path';
import {pathFiles, pathPages} from 'docusaurus-plugin-tutorial-stages/path';
import {describe, expect, it} from 'vitest';
import {nextStepsContent, platformerParts, readerPath} from './tutorial';

const docs = path.join(__dirname, 'docs');
const rootDir = path.resolve(__dirname, '..');
const ownPath = readerPath(rootDir);
const read = (file: string): string => fs.readFileSync(file, 'utf8');

describe("the reader's path", () => {
  it('leads from the setup through the first game and the platformer to the guides', () => {
    const files = pathFiles(ownPath).map((file) => path.relative(docs, file));
    expect(files).toHaveLength(33);
    expect(files.slice(0, 5)).toEqual([
      'guides/getting-started/environment-setup.mdx',
      'tutorials/first-game.mdx',
      'tutorials/first-game-play.mdx',
      'tutorials/first-game-finish.mdx',
      'tutorials/platformer-tutorial/part-1-setup.mdx',
    ]);
    expect(files.at(-1)).toBe('tutorials/platformer-tutorial/part-5-tests.mdx');
  });

  // Readers' browsers have stored these names, so a renamed page loses its mark.
  it('keeps the storage keys of finished pages', () => {
    const pages = pathPages(ownPath);
    expect(pages).toEqual(expect.arrayContaining(platformerParts.flatMap((part) => part.pages)));
    for (const key of ['part-1-setup', 'part-2-crates', 'part-3-forgive', 'part-4-rafts', 'part-5-tests'])
      expect(pages).toContain(key);
  });

  it('has the button to finish a page on each of its pages and on no other page', () => {
    const withButton = fs
      .readdirSync(docs, {recursive: true, encoding: 'utf8'})
      .map((file) => path.join(docs, file))
      .filter((file) => file.endsWith('.mdx') && /^<PartDone \/>$/m.test(read(file)));
    expect(withButton.sort()).toEqual([...pathFiles(ownPath)].sort());
  });
});

describe('the content of the page Next steps', () => {
  const {files} = nextStepsContent(rootDir);

  it('is all that the examples name', () => {
    const examples = read(path.join(rootDir, 'samples/GettingStarted/FirstSteps.cs'));
    const named = [...examples.matchAll(/(?:CCSprite|Effect)\("([^"]+)"\)/g)].map(([, name]) => name);
    expect([...new Set(named)].sort()).toEqual(files.map(({to}) => to.replace(/\.\w+$/, '')).sort());
  });

  it('is listed in the lines for the content builder', () => {
    const page = read(path.join(docs, 'guides/getting-started/next-steps.mdx'));
    for (const {from, to} of files) {
      expect(page).toContain(`/build:${to}\n`);
      expect(fs.existsSync(path.join(rootDir, from))).toBe(true);
    }
  });
});
