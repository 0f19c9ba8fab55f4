import {describe, expect, it} from 'vitest';
import {fixtureQueries, qualifiedName, readFixture} from '../testing/fixtureTable';
import {matchSymbols} from './matchSymbols';

const table = readFixture();

describe('what people ask', () => {
  it.each(fixtureQueries())('"%s" finds %s first', (query, first) => {
    expect(qualifiedName(table, matchSymbols(table, query)[0]?.symbol)).toBe(first);
  });
});
