import fs from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {readPage} from './readPage';

const fixtures = path.join(import.meta.dirname, '../../fixtures/pages');
const read = (name: string): string => fs.readFileSync(path.join(fixtures, name), 'utf8');

describe('readPage', () => {
  const names = fs.readdirSync(fixtures).filter((name) => name.endsWith('.html'));

  it.each(names)('reads only the content of %s', (name) => {
    const expected: unknown = JSON.parse(read(name.replace('.html', '.json')));
    expect(readPage(read(name), ['all-types'])).toEqual(expected);
  });

  it('reads the text of all sections unless some are generated', () => {
    expect(readPage(read('guide.html'))?.sections.at(-1)).toMatchObject({anchor: 'all-types', text: 'CCNode CCSprite'});
  });

  it('reads only the headings of a generated section and its subsections', () => {
    const sections = '<h2 id=all>All</h2>A<h3 id=nodes>Nodes</h3>B<h2 id=more>More</h2>C<h3 id=tips>Tips</h3>D';
    const html = page('plugin-docs docs-doc-page').replace('Text', sections);
    expect(readPage(html, ['all'])?.sections.map(({heading, text}) => [heading, text])).toEqual([
      ['All', ''],
      ['Nodes', ''],
      ['More', 'C'],
      ['Tips', 'D'],
    ]);
  });

  const page = (classes: string, head = ''): string =>
    `<html class="${classes}"><head>${head}<body><main><h1>Title</h1><article><div class=markdown>Text</div></article></main>`;

  it.each([
    ['a standalone page', page('mdx-wrapper mdx-page plugin-pages')],
    ['the not-found page', page('plugin-native')],
    ['the list of posts', page('blog-wrapper blog-list-page plugin-blog')],
    ['the posts of a tag', page('blog-wrapper blog-tags-post-list-page plugin-blog')],
    ['the docs of a tag', page('docs-wrapper plugin-docs docs-version-current docs-tag-doc-list-page')],
    ['a redirect', '<!DOCTYPE html><html><head><meta http-equiv="refresh" content="0; url=/docs/new"></head></html>'],
    [
      'what search engines must not show',
      page('plugin-docs docs-doc-page', '<meta name=robots content="noindex, nofollow">'),
    ],
  ])('does not read %s', (_what, html) => {
    expect(readPage(html)).toBeUndefined();
  });

  it('reads a similar doc that search engines may index', () => {
    expect(readPage(page('plugin-docs docs-doc-page'))).toMatchObject({title: 'Title', introduction: 'Text'});
  });
});
