import {readdir, readFile} from 'node:fs/promises';
import {join, relative} from 'node:path';
import type * as z from 'zod';
import {compareText, type FactsManifest, type Snapshot, type TypeFacts} from 'api-model';
import {manifestShape, typeShape} from './factsShape';
import {shapeProblem} from './shapeProblem';

const manifestName = 'manifest.json';

/**
 * Reads stored facts, types sorted by id. Throws an error with the file's path when a file is missing, is not JSON or does
 * not have the shape of the facts.
 */
export async function loadSnapshot(folder: string): Promise<Snapshot> {
  const manifest = (await readJson(join(folder, manifestName), manifestShape)) as FactsManifest;
  const types = await loadTypes(folder);
  if (types.length === 0) throw new Error(`${folder} contains no facts. ${advice}`);
  return {manifest, types};
}

/** Reads the types below a folder, sorted by id. Throws as `loadSnapshot` does. */
export async function loadTypes(folder: string): Promise<readonly TypeFacts[]> {
  const paths = await factFiles(folder);
  const types = (await Promise.all(paths.map((path) => readJson(path, typeShape)))) as readonly TypeFacts[];
  checkPlaces(types, paths);
  return types.toSorted((a, b) => compareText(a.id, b.id));
}

const advice = 'Write the facts again: npm run api:update -- --engine <checkout> --tag <tag>';

async function factFiles(folder: string): Promise<readonly string[]> {
  const entries = await readdir(folder, {recursive: true, withFileTypes: true});
  return entries
    .filter((entry) => entry.isFile() && entry.name.endsWith('.json'))
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((path) => relative(folder, path) !== manifestName);
}

async function readJson(path: string, shape: z.ZodType): Promise<unknown> {
  const text = await readFile(path, 'utf8').catch((error: unknown) => {
    throw new Error(`${path} can't be read. ${advice}`, {cause: error});
  });
  try {
    const value: unknown = JSON.parse(text);
    const problem = shapeProblem(value, shape);
    if (problem !== undefined) throw new Error(problem);
    return value;
  } catch (error) {
    throw new Error(`${path}: ${(error as Error).message}. ${advice}`, {cause: error});
  }
}

function checkPlaces(types: readonly TypeFacts[], paths: readonly string[]): void {
  const seen = new Map<string, string>();
  types.forEach(({id}, index) => {
    const path = paths[index] ?? '';
    const other = seen.get(id);
    if (other) throw new Error(`${path}: ${id} is also in ${other}. ${advice}`);
    seen.set(id, path);
  });
}
