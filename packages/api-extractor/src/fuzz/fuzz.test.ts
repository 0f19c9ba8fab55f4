import {readdirSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import {describe, expect, it} from 'vitest';
import {createParser} from '../parse/createParser';
import {loadBuilds} from '../project/loadBuilds';
import type {SourceTree} from '../project/SourceTree';
import {SourceError} from '../SourceError';
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
  it('produces facts or an error with a location, never any other error', async () => {
    const parser = await createParser();
    const outcomes = Array.from({length: 500}, (_, number) => fuzzOnce(sources, 2, number, parser));
    expect(outcomes.filter(({kind}) => kind === 'crashed')).toEqual([]);
    for (const kind of ['extracted', 'rejected'])
      expect(outcomes.filter((outcome) => outcome.kind === kind).length).toBeGreaterThan(20);
  });
});

describe('a damaged project for several targets', () => {
  const root = join(import.meta.dirname, '../../fixtures/shared-engine');
  const paths = readdirSync(root, {recursive: true, encoding: 'utf8'})
    .map((path) => path.replaceAll('\\', '/'))
    .filter((path) => /\.(?:cs|csproj|props)$/u.test(path));
  const texts = new Map(paths.map((path) => [path, readFileSync(join(root, path), 'utf8')]));

  function damagedTree(path: string, random: () => number): SourceTree {
    const damaged = new Map(texts).set(path, mutateSource(texts.get(path) ?? '', random));
    return {
      list: () => Promise.resolve(paths),
      read: (wanted) => Promise.resolve(new Map([...damaged].filter(([name]) => wanted.includes(name)))),
    };
  }

  it('produces builds or an error with a location, never any other error', async () => {
    const projects = paths.filter((path) => /\.(?:csproj|props)$/u.test(path));
    const outcomes: string[] = [];
    for (let number = 0; number < 300; number++) {
      const random = seededRandom(7_000 + number);
      const path = projects[number % projects.length] ?? '';
      outcomes.push(
        await loadBuilds(damagedTree(path, random)).then(
          () => 'read',
          (error: unknown) =>
            error instanceof SourceError && error.line > 0 ? 'rejected' : `${number}: ${String(error)}`,
        ),
      );
    }
    expect(outcomes.filter((outcome) => outcome !== 'read' && outcome !== 'rejected')).toEqual([]);
    for (const kind of ['read', 'rejected'])
      expect(outcomes.filter((outcome) => outcome === kind).length).toBeGreaterThan(20);
  });
});
