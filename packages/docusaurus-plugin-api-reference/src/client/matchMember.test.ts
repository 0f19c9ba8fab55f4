import {describe, expect, it} from 'vitest';
import {matchMember} from './matchMember';

const summary = 'Removes all children. Does nothing if there are none (see `Cleanup`).';

describe('matchMember', () => {
  it.each([
    ['', 'nothing typed'],
    ['AllCh', 'a part of the name'],
    ['  CHILDREN ', 'capitals, with spaces around'],
    ['removes', 'a word of the summary'],
    ['not', 'the beginning of a word'],
    ['removes child', 'words that are apart'],
    ['all children does', 'a word of the name and one of the summary'],
    ['cleanup)', 'a word with punctuation'],
  ])('finds a member by %o: %s', (typed) => {
    expect(matchMember(typed, 'RemoveAllChildren', summary)).toBe(true);
  });

  it.each([
    ['thing', 'the end of a word'],
    ['removes parent', 'a word that is nowhere'],
    ['(', 'punctuation alone'],
  ])('does not find a member by %o: %s', (typed) => {
    expect(matchMember(typed, 'RemoveAllChildren', summary)).toBe(false);
  });
});
