import {readdir, readFile} from 'node:fs/promises';
import {join, relative} from 'node:path';

/** Where source files come from: a folder, or a tag in a git repository. */
export interface SourceTree {
  /** The paths of all files, from the repository's root. */
  list(): Promise<readonly string[]>;
  /** Returns texts without byte order marks by path from the repository's root, and omits missing files. */
  read(paths: readonly string[]): Promise<ReadonlyMap<string, string>>;
}

/** The files of a checkout. */
export function folderTree(root: string): SourceTree {
  return {
    list: async () => {
      const entries = await readdir(root, {recursive: true, withFileTypes: true});
      return entries
        .filter((entry) => entry.isFile())
        .map((entry) => relative(root, join(entry.parentPath, entry.name)).replaceAll('\\', '/'));
    },
    read: async (paths) => {
      const entries = await Promise.all(
        paths.map(async (path) => [path, await readIfThere(join(root, path))] as const),
      );
      return new Map(entries.filter((entry): entry is readonly [string, string] => entry[1] !== undefined));
    },
  };
}

/** A file's text as the compiler reads it. */
export function decode(bytes: Buffer): string {
  return bytes
    .toString('utf8')
    .replace(/^\uFEFF/u, '')
    .replaceAll('\r\n', '\n');
}

async function readIfThere(path: string): Promise<string | undefined> {
  try {
    return decode(await readFile(path));
  } catch (error) {
    if (error instanceof Error && 'code' in error && (error.code === 'ENOENT' || error.code === 'EISDIR'))
      return undefined;
    throw error;
  }
}
