import {describe, expect, it} from 'vitest';
import {buildDir} from '../../scripts/lib/paths';
import {countCases} from '../../scripts/lib/searchFuzz/countCases';
import {formatFailure, fuzzCases} from '../../scripts/lib/searchFuzz/fuzzCases';
import {prepare} from '../../scripts/lib/searchFuzz/prepare';

const seed = 2;
const queries = 1500;

describe('the search of the built site', () => {
  // `npm run search:fuzz` asks 100,000 and also measures times, which prove nothing on a busy machine.
  it('returns correct results without markup for random and hostile queries', async () => {
    const {vocabulary, subject} = prepare(buildDir);
    const count = countCases(vocabulary, seed, queries);
    const cases = Array.from({length: count}, (_, number) => number);
    const unwatched = {vocabulary, subject: {...subject, startWatch: () => () => 0}};
    const {times, failures} = await fuzzCases(unwatched, {seed, cases});
    expect(times.length).toBeGreaterThanOrEqual(queries);
    expect(failures.map((failure) => formatFailure(failure, seed))).toEqual([]);
  });
});
