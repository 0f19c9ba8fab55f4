import {readFile} from 'node:fs/promises';
import {join} from 'node:path';

/** Where source files come from: a folder, or a tag in a git repository. */
export interface SourceTree {
  /** Texts by path from the repository's root, without byte order marks; files that are missing are left out. */
  read(paths: readonly string[]): Promise<ReadonlyMap<string, string>>;
}

/** The files of a checkout. */
export function folderTree(root: string): SourceTree {
  return {
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
