import fs from 'node:fs';
import path from 'node:path';
import {DEFAULT_PARSE_FRONT_MATTER} from '@docusaurus/utils';
import {expect, test} from 'vitest';
import {findUnknownKey} from './findUnknownKey';
import {knownKeys} from './knownKeys';

test('names the line of an unknown key and a known key like it', () => {
  // cspell:disable-next-line
  expect(findUnknownKey(['---', 'title: a', 'sidebar_lable: b'], ['title', 'sidebar_lable'])).toEqual({
    line: 3,
    // cspell:disable-next-line
    message: 'Unknown key "sidebar_lable". Did you mean "sidebar_label"?',
  });
});

test('finds the line of a quoted key, and lists the known keys if none is similar', () => {
  expect(findUnknownKey(['---', '"weight of the page" : 2'], ['weight of the page'])).toEqual({
    line: 2,
    message: `Unknown key "weight of the page". The known keys are: ${knownKeys.join(', ')}.`,
  });
});

test('accepts all keys of the existing pages', async () => {
  const website = path.resolve(import.meta.dirname, '../..');
  const pages = ['docs', 'blog', 'src/pages'].flatMap((folder) =>
    fs
      .readdirSync(path.join(website, folder), {recursive: true, encoding: 'utf8'})
      .filter((file) => /\.mdx?$/.test(file))
      .map((file) => path.join(website, folder, file)),
  );
  expect(pages.length).toBeGreaterThan(50);
  for (const filePath of pages) {
    const fileContent = fs.readFileSync(filePath, 'utf8');
    const {frontMatter} = await DEFAULT_PARSE_FRONT_MATTER({filePath, fileContent});
    expect(findUnknownKey([], Object.keys(frontMatter)), filePath).toBeUndefined();
  }
});
