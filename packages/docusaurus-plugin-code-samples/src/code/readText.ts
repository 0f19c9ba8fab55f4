import fs from 'node:fs/promises';

/** Reads a file's text without a byte order mark; `shown` is the file's name in errors. */
export async function readText(absolute: string, shown: string): Promise<string> {
  try {
    return (await fs.readFile(absolute, 'utf8')).replace(/^\uFEFF/, '');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
    throw new Error(`There is no file "${shown}".`, {cause: error});
  }
}
