import {readdirSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import {describe, expect, it} from 'vitest';
import {createParser} from '../parse/createParser';
import {fuzzOnce} from './fuzzExtraction';
import {mutateSource} from './mutateSource';
import {seededRandom} from './random';

const folder = join(import.meta.dirname, '../../fixtures/constructs');
const sources = readdirSync(folder)
  .filter((name) => name.endsWith('.cs'))
  .map((name) => readFileSync(join(folder, name), 'utf8'));

describe('damaged source', () => {
  it('is the same for the same seed', () => {
    const text = sources[0] ?? '';
    expect(seededRandom(5)()).toBeCloseTo(0.68977491, 8);
    expect(mutateSource(text, seededRandom(5))).toBe(mutateSource(text, seededRandom(5)));
    expect(mutateSource(text, seededRandom(5))).not.toBe(mutateSource(text, seededRandom(6)));
  });

  // `npm run api:fuzz` runs 10,000.
  it('becomes facts or an error with a place, never another error', async () => {
    const parser = await createParser();
    const outcomes = Array.from({length: 500}, (_, number) => fuzzOnce(sources, 2, number, parser));
    expect(outcomes.filter(({kind}) => kind === 'crashed')).toEqual([]);
    for (const kind of ['extracted', 'rejected'])
      expect(outcomes.filter((outcome) => outcome.kind === kind).length).toBeGreaterThan(20);
  });
});
