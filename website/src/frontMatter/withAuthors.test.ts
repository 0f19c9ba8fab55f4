import {expect, test} from 'vitest';
import {withAuthors} from './withAuthors';

test('an author named by key is written out', () => {
  expect(withAuthors({title: 'a', authors: ['team']})).toEqual({
    title: 'a',
    authors: [expect.objectContaining({name: 'The Cocos2D-Mono team'})],
  });
});

test('an unknown key stays, for Docusaurus to refuse', () => {
  expect(withAuthors({authors: ['nobody']})).toEqual({authors: ['nobody']});
});

test('a page without authors stays as it is', () => {
  expect(withAuthors({title: 'a'})).toEqual({title: 'a'});
});
