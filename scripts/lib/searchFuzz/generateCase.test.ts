import {describe, expect, it} from 'vitest';
import {countCases} from './countCases';
import {generateCase} from './generateCase';
import type {Vocabulary} from './vocabulary';

const vocabulary: Vocabulary = {
  names: ['CCNode', 'CCNode.RunAction'],
  phrases: ['Play music', 'Build for iOS'],
  texts: ['Songs play in the background.'],
};
const cases = Array.from({length: 2000}, (_, number) => generateCase(vocabulary, 1, number));

describe('generateCase', () => {
  it('is the same for the same seed and number', () => {
    expect(generateCase(vocabulary, 7, 123)).toEqual(generateCase(vocabulary, 7, 123));
    const other = Array.from({length: 20}, (_, number) => generateCase(vocabulary, 2, number));
    expect(other).not.toEqual(cases.slice(0, 20));
  });

  it('uses every generator', () => {
    expect([...new Set(cases.map(({kind}) => kind))].sort()).toEqual(
      'injection long misspelled mixed name operators phrase prototype snippet stackTrace typing unicode words'.split(
        ' ',
      ),
    );
  });

  it('types a query letter by letter', () => {
    const typed = cases.find(({kind, queries}) => kind === 'typing' && queries.at(-1) === 'Play music');
    expect(typed?.queries.slice(0, 3)).toEqual(['P', 'Pl', 'Pla']);
  });

  it.each([
    ['halves of surrogate pairs', /\p{Surrogate}/u],
    ['right-to-left text', /\p{Script=Arabic}/u],
    ['combining marks', /\p{Mark}/u],
    ['NUL', /\0/u],
    ['emoji', /\p{Extended_Pictographic}/u],
    ['very long words', /\S{1000}/u],
    ['markup', /<script>/u],
    ['property names of prototypes', /__proto__/u],
    ['paths', /\.\.\//u],
    ['excluded fields', /-title:/u],
    ['edit distances that are not numbers', /~x/u],
  ])('generates %s', (_, pattern) => {
    expect(cases.some(({queries}) => queries.some((query) => pattern.test(query)))).toBe(true);
  });
});

describe('countCases', () => {
  it('returns the number of cases for enough queries', () => {
    const count = countCases(vocabulary, 1, 500);
    const queries = (number: number) => cases.slice(0, number).flatMap((each) => each.queries).length;
    expect(queries(count)).toBeGreaterThanOrEqual(500);
    expect(queries(count - 1)).toBeLessThan(500);
  });
});
