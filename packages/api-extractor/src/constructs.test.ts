import {readdirSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import type {TypeFacts} from 'api-model';
import {beforeAll, describe, expect, it} from 'vitest';
import {externalBases, externalTypes} from './externalTypes';
import {buildFacts} from './extractFacts';
import {createParser} from './parse/createParser';
import {TypeReader} from './readTypes';
import {linkOverrides} from './resolve/linkOverrides';

const folder = join(import.meta.dirname, '../fixtures/constructs');
const records = readdirSync(folder).filter((name) => name.endsWith('.cs'));

/** Extracts the facts of one fixture, in a build without symbols. */
function extractRecord(name: string, reader: TypeReader): readonly TypeFacts[] {
  const file = {path: name, assembly: 'Game', namedBy: 'Game.projitems', symbols: new Set<string>()};
  const texts = new Map([[name, readFileSync(join(folder, name), 'utf8')]]);
  const build = {platform: 'DesktopGL', files: [file]} as const;
  return linkOverrides(buildFacts(build, {texts, external: externalTypes()}, reader).types, externalBases).types;
}

describe('facts extracted from the engine’s C#', () => {
  let reader: TypeReader;
  beforeAll(async () => {
    reader = new TypeReader(await createParser());
  });

  it.each(records)('%s produces the facts in the .json next to it', (name) => {
    const expected: unknown = JSON.parse(readFileSync(join(folder, name.replace(/cs$/u, 'json')), 'utf8'));
    expect(JSON.parse(JSON.stringify(extractRecord(name, reader)))).toEqual(expected);
  });
});
