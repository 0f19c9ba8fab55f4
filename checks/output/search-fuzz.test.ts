import {describe, expect, it} from 'vitest';
import {buildDir} from '../../scripts/lib/paths';
import {countCases} from '../../scripts/lib/searchFuzz/countCases';
import {formatFailure, fuzzCases} from '../../scripts/lib/searchFuzz/fuzzCases';
import {prepare} from '../../scripts/lib/searchFuzz/prepare';

const seed = 2;
const queries = 1500;

describe('the search of the built site', () => {
  // `npm run search:fuzz` goes on to 100,000.
  it('answers random and hostile queries truthfully, in time, and without markup', async () => {
    const prepared = prepare(buildDir);
    const count = countCases(prepared.vocabulary, seed, queries);
    const cases = Array.from({length: count}, (_, number) => number);
    const {times, failures} = await fuzzCases(prepared, {seed, cases});
    expect(times.length).toBeGreaterThanOrEqual(queries);
    expect(failures.map((failure) => formatFailure(failure, seed))).toEqual([]);
  });
});
