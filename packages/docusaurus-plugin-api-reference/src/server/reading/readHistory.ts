import fs from 'node:fs/promises';
import path from 'node:path';
import {removedMembers, type DocId, type Lifetimes, type ReleaseChanges} from 'api-model';

/** `api/history`. */
export interface ApiHistory extends Lifetimes {
  /** One for each release except the oldest, in the same order. */
  readonly changes: readonly ReleaseChanges[];
  /** By the id of the type that declared them. */
  readonly removedMembers: ReadonlyMap<DocId, readonly DocId[]>;
}

const advice = 'Write the history again: npm run api:history -- --engine <git repository of the engine>';

/** Reads the history. Throws an error with the path of a file that is missing, not JSON or not in sequence with the others. */
export async function readHistory(folder: string): Promise<ApiHistory> {
  const lifetimes = (await readJson(path.join(folder, 'lifetimes.json'))) as Lifetimes;
  const changes = await Promise.all(
    lifetimes.releases.slice(1).map(async (release, index) => {
      const file = path.join(folder, 'releases', `${release}.json`);
      const entry = (await readJson(file)) as ReleaseChanges;
      const previous = lifetimes.releases[index];
      if (entry.release !== release || entry.previous !== previous)
        throw new Error(`${file} must list what changed from ${previous} to ${release}. ${advice}`);
      return entry;
    }),
  );
  return {...lifetimes, changes, removedMembers: removedMembers(lifetimes)};
}

async function readJson(file: string): Promise<unknown> {
  try {
    return JSON.parse(await fs.readFile(file, 'utf8'));
  } catch (error) {
    throw new Error(`${file} can't be read: ${(error as Error).message}. ${advice}`, {cause: error});
  }
}
