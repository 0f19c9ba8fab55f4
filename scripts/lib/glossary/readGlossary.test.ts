import {describe, expect, it} from 'vitest';
import {readGlossary} from './readGlossary';

const glossary = (terms: string, bans: string): string => `terms: [${terms}]\nbans: [${bans}]`;

describe('readGlossary', () => {
  it('reads terms and bans', () => {
    expect(readGlossary(glossary('{idea: a, write: b, avoid: c}', '{idea: d, write: e, not: [f]}'))).toEqual({
      terms: [{idea: 'a', write: 'b', avoid: 'c'}],
      bans: [{idea: 'd', write: 'e', not: ['f'], unless: []}],
    });
  });

  it.each([
    ['a term without a word to write', '{idea: repair}', '', 'A term of the glossary needs idea and write: repair'],
    [
      'a ban without a replacement',
      '',
      '{idea: repair, not: [mend]}',
      'A ban of the glossary needs idea, write and not: repair',
    ],
    ['a term that is listed twice', '{idea: a, write: scene}, {idea: b, write: scene}', '', '"scene" is listed twice'],
    [
      'a phrase that is banned twice',
      '',
      '{idea: a, write: b, not: [mend]}, {idea: c, write: d, not: [mend]}',
      '"mend" is listed twice',
    ],
  ])('rejects %s', (_, terms, bans, message) => {
    expect(() => readGlossary(glossary(terms, bans))).toThrow(message);
  });
});
