import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, describe, expect, it} from 'vitest';
import {openPages, type BuiltPages} from './builtPages';

const testing = (name: string): string => path.join(__dirname, 'testing', name);

let outDir: string;
let pages: BuiltPages;

beforeEach(() => {
  outDir = fs.mkdtempSync(path.join(os.tmpdir(), 'pages-'));
  fs.mkdirSync(path.join(outDir, 'docs'));
  write('index.html', 'home');
  write('docs/guide.html', 'guide');
  write('docs/data.json', '{}');
  pages = openPages(outDir);
});
afterEach(async () => {
  await pages.close();
  fs.rmSync(outDir, {recursive: true});
});

const write = (file: string, text: string): void => fs.writeFileSync(path.join(outDir, file), text);
const read = (file: string): string => fs.readFileSync(path.join(outDir, file), 'utf8');

describe('the pages of a built site', () => {
  it('are the HTML files, in order', () => {
    expect(pages.files).toEqual([path.join(outDir, 'docs/guide.html'), path.join(outDir, 'index.html')]);
  });

  it('are searched in worker threads, with results in the order of the files', async () => {
    expect(await pages.find({module: testing('nameAndText.ts')})).toEqual(['guide.html: guide', 'index.html: home']);
  });

  it('go through all changes, one after another', async () => {
    const append = (words: string) => ({module: testing('append.ts'), settings: words});
    await pages.rewrite([append(' and'), append(' more')]);
    expect([read('index.html'), read('docs/guide.html')]).toEqual(['home and more', 'guide and more']);
    expect(read('docs/data.json')).toBe('{}');
  });

  it('are named in errors', async () => {
    write('docs/guide.html', 'broken');
    await expect(pages.rewrite([{module: testing('append.ts'), settings: ''}])).rejects.toThrow(
      `${path.join(outDir, 'docs/guide.html')}: This page is broken.`,
    );
  });
});
