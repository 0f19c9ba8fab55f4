import {expect, test} from 'vitest';
import {withAuthors} from './withAuthors';

const team = expect.objectContaining({name: 'The Cocos2D-Mono team'}) as unknown;

test.each(['team', ['team']])('replaces the key of an author in %j with the author', (authors) => {
  expect(withAuthors({title: 'a', authors})).toEqual({title: 'a', authors: [team]});
});

test('keeps an author who has no key', () => {
  expect(withAuthors({authors: [{name: 'Me'}]})).toEqual({authors: [{name: 'Me'}]});
});

test('leaves a page without authors unchanged', () => {
  expect(withAuthors({title: 'a'})).toEqual({title: 'a'});
});
