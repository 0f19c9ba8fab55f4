import {expect, test} from 'vitest';
import {withAuthors} from './withAuthors';

test("replaces an author's key with the author", () => {
  expect(withAuthors({title: 'a', authors: ['team']})).toEqual({
    title: 'a',
    authors: [expect.objectContaining({name: 'The Cocos2D-Mono team'})],
  });
});

test('keeps an unknown key for Docusaurus to reject', () => {
  expect(withAuthors({authors: ['nobody']})).toEqual({authors: ['nobody']});
});

test('leaves a page without authors unchanged', () => {
  expect(withAuthors({title: 'a'})).toEqual({title: 'a'});
});
