// cspell:ignore easebounce
import {describe, expect, it} from 'vitest';
import {countText, fits, readQuery, writeQuery} from './query';

const groups = ['actions', 'easing'];
const bounce = {text: 'CCEaseBounceOut Lets the end bounce like a coconut.', group: 'easing'};

describe('the query in an address', () => {
  it.each(['?group=easing&q=bounce', '?compare=CCEaseIn,CCEaseOut', '?group=actions&q=a%20%26%20b', ''])(
    'survives a round trip: %s',
    (search) => {
      expect(writeQuery(readQuery(search, groups))).toBe(search);
    },
  );

  it('ignores groups that are not in the gallery', () => {
    expect(readQuery('?group=evil&q=x', groups)).toEqual({text: 'x', group: '', compared: []});
  });
});

describe('a card', () => {
  const query = (text: string, group = '') => ({text, group, compared: []});

  it('matches if it contains all words, in any order and case', () => {
    expect(fits(bounce, query('coconut easebounce'))).toBe(true);
    expect(fits(bounce, query('coconut elastic'))).toBe(false);
    expect(fits(bounce, query('  '))).toBe(true);
  });

  it('matches only in its group', () => {
    expect(fits(bounce, query('bounce', 'easing'))).toBe(true);
    expect(fits(bounce, query('bounce', 'actions'))).toBe(false);
  });
});

it('counts are written in words', () => {
  expect([0, 1, 12].map(countText)).toEqual(['No matching clips', '1 clip', '12 clips']);
});
