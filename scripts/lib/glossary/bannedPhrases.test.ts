import {describe, expect, it} from 'vitest';
import {bannedPhrases} from './bannedPhrases';
import {readGlossary} from './readGlossary';

const {bans} = readGlossary(`
terms: []
bans:
  - {idea: repair, write: fix, not: [mend, mends]}
  - {idea: difference, write: is not a, not: [is no], unless: [there is no, is no longer]}
`);

describe('bannedPhrases', () => {
  it('reports the line, the phrase and the replacement', () => {
    expect(bannedPhrases('Mend it.\n\nA crab is no fish.', bans, true)).toEqual([
      {line: 1, phrase: 'Mend', write: 'fix'},
      {line: 3, phrase: 'is no', write: 'is not a'},
    ]);
  });

  it.each([
    ['across a line break', 'A crab is\nno fish.', 1],
    ['across the lines of a comment', '// A crab\n// is\n// no fish.', 2],
    ['across the lines of a documentation comment', ' * A crab is\n * no fish.', 1],
  ])('finds a phrase %s', (_, text, line) => {
    expect(bannedPhrases(text, bans, true)).toMatchObject([{line}]);
  });

  it.each([
    ['a longer phrase that is allowed', 'There is no crab. It is no longer here.'],
    ['a part of a word', 'Amends and mending are other words, and is non-negative, too.'],
    ['a part of a compound', 'self-mend'],
    ['code in Markdown', 'The call `mend` and\n\n```csharp\nmend();\n```\n'],
  ])('accepts %s', (_, text) => {
    expect(bannedPhrases(text, bans, true)).toEqual([]);
  });
});

it('checks text in backticks outside Markdown', () => {
  expect(bannedPhrases('stop(`Mend ${file}.`);', bans, false)).toMatchObject([{phrase: 'Mend'}]);
});
