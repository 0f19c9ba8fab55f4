import fs from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {readPage} from './readPage';

const fixtures = path.join(import.meta.dirname, '../../fixtures/pages');
const read = (name: string): string => fs.readFileSync(path.join(fixtures, name), 'utf8');

describe('readPage', () => {
  const names = fs.readdirSync(fixtures).filter((name) => name.endsWith('.html'));

  it.each(names)('reads what %s says, and nothing around it', (name) => {
    const expected: unknown = JSON.parse(read(name.replace('.html', '.json')));
    expect(readPage(read(name), ['all-types'])).toEqual(expected);
  });

  it('reads the text of all sections unless some are made by a program', () => {
    expect(readPage(read('guide.html'))?.sections.at(-1)).toMatchObject({anchor: 'all-types', text: 'CCNode CCSprite'});
  });

  it('reads of a section made by a program, and of those in it, only the headings', () => {
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

  it('reads a doc of the same form that search engines may show', () => {
    expect(readPage(page('plugin-docs docs-doc-page'))).toMatchObject({title: 'Title', introduction: 'Text'});
  });
});
