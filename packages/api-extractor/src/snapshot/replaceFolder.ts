import {mkdir, readdir, readFile, rename, rm, writeFile} from 'node:fs/promises';
import {dirname, join, relative, sep} from 'node:path';

export interface FolderChanges {
  readonly added: readonly string[];
  readonly changed: readonly string[];
  readonly removed: readonly string[];
}

/**
 * Replaces a folder's content with exactly these files. They are written beside it first and then swapped in, so after an
 * error the folder is unchanged. Does nothing when no file differs.
 */
export async function replaceFolder(folder: string, files: ReadonlyMap<string, string>): Promise<FolderChanges> {
  const before = await readFolder(folder);
  const changes = compare(before, files);
  if (changes.added.length + changes.changed.length + changes.removed.length === 0) return changes;
  const [next, old] = [`${folder}.next`, `${folder}.old`];
  await Promise.all([next, old].map((path) => rm(path, {recursive: true, force: true})));
  await writeFiles(next, files);
  if (before.size > 0) await rename(folder, old);
  await rename(next, folder);
  await rm(old, {recursive: true, force: true});
  return changes;
}

function compare(before: ReadonlyMap<string, string>, after: ReadonlyMap<string, string>): FolderChanges {
  return {
    added: [...after.keys()].filter((path) => !before.has(path)),
    changed: [...after].filter(([path, text]) => before.has(path) && before.get(path) !== text).map(([path]) => path),
    removed: [...before.keys()].filter((path) => !after.has(path)),
  };
}

async function writeFiles(folder: string, files: ReadonlyMap<string, string>): Promise<void> {
  await mkdir(folder, {recursive: true});
  const folders = new Set([...files.keys()].map((path) => dirname(join(folder, path))));
  await Promise.all([...folders].map((path) => mkdir(path, {recursive: true})));
  await Promise.all([...files].map(([path, text]) => writeFile(join(folder, path), text)));
}

async function readFolder(folder: string): Promise<ReadonlyMap<string, string>> {
  const entries = await readdir(folder, {recursive: true, withFileTypes: true}).catch((error: unknown) => {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return [];
    throw error;
  });
  const files = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  return new Map(
    await Promise.all(
      files.map(async (path) => [relative(folder, path).split(sep).join('/'), await readFile(path, 'utf8')] as const),
    ),
  );
}
