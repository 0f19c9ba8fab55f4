import fs from 'node:fs';
import path from 'node:path';
import type {Snapshot, TypeFacts} from 'api-model';
import {nameSnapshot, type ApiNames} from '../apiNames';

/** The package's folder, which the paths in problems are relative to. */
export const packageDir = path.join(import.meta.dirname, '../..');

export function readFixture(file: string): string {
  return fs.readFileSync(path.join(packageDir, 'fixtures', file), 'utf8');
}

/** A small fictitious API. */
export const api: ApiNames = apiOf('facts.json');

/** The API of a fixture's facts. */
export function apiOf(file: string): ApiNames {
  return nameSnapshot(JSON.parse(readFixture(file)) as Snapshot);
}

export function typeOf(fullName: string): TypeFacts {
  const type = api.linked.snapshot.types.find(({id}) => id === `T:${fullName}`);
  if (!type) throw new Error(`fixtures/facts.json has no type ${fullName}.`);
  return type;
}
