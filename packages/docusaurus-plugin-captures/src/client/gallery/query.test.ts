// cspell:ignore easebounce
import {describe, expect, it} from 'vitest';
import {countText, fits, readQuery, writeQuery} from './query';

const groups = ['actions', 'easing'];
const bounce = {text: 'CCEaseBounceOut Lets the end bounce like a coconut.', group: 'easing'};

describe('the question that an address asks', () => {
  it.each(['?group=easing&q=bounce', '?compare=CCEaseIn,CCEaseOut', '?group=actions&q=a%20%26%20b', ''])(
    'comes back as it was: %s',
    (search) => {
      expect(writeQuery(readQuery(search, groups))).toBe(search);
    },
  );

  it('has no group that the gallery has not', () => {
    expect(readQuery('?group=evil&q=x', groups)).toEqual({text: 'x', group: '', compared: []});
  });
});

describe('a card', () => {
  const query = (text: string, group = '') => ({text, group, compared: []});

  it('fits when it has all words, in any order and case', () => {
    expect(fits(bounce, query('coconut easebounce'))).toBe(true);
    expect(fits(bounce, query('coconut elastic'))).toBe(false);
    expect(fits(bounce, query('  '))).toBe(true);
  });

  it('fits only in its group', () => {
    expect(fits(bounce, query('bounce', 'easing'))).toBe(true);
    expect(fits(bounce, query('bounce', 'actions'))).toBe(false);
  });
});

it('counts are in words', () => {
  expect([0, 1, 12].map(countText)).toEqual(['No clip fits', '1 clip', '12 clips']);
});
