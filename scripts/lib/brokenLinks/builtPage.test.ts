import {expect, test} from 'vitest';
import {readPage} from './builtPage';

test('reads the ids and the source of a minified page', () => {
  const edit = 'https://github.com/Cocos2D-Mono/Cocos2D-Mono.Docs/edit/main/website/docs/rules.mdx';
  expect(readPage(`<h2 id=first>First</h2><p id="a b"><a href=${edit} class=theme-edit-this-page>Edit</a>`)).toEqual({
    ids: ['first', 'a b'],
    source: 'website/docs/rules.mdx',
  });
});

test('a page without a link to edit it has no source', () => {
  expect(readPage('<p>Text')).toEqual({ids: []});
});
