import fs from 'node:fs/promises';

/** A file's text, without a byte order mark; `shown` is what an error calls the file. */
export async function readText(absolute: string, shown: string): Promise<string> {
  try {
    return (await fs.readFile(absolute, 'utf8')).replace(/^\uFEFF/, '');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
    throw new Error(`There is no file "${shown}".`, {cause: error});
  }
}
