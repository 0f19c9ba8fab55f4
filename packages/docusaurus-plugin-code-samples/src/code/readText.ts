import fs from 'node:fs/promises';
import path from 'node:path';
import {didYouMean, similarNames} from 'name-suggestions';

/**
 * Reads a file's text without a byte order mark; `shown` is the file's name in errors. If it is missing, the error
 * suggests files of its folder.
 */
export async function readText(absolute: string, shown: string): Promise<string> {
  try {
    return (await fs.readFile(absolute, 'utf8')).replace(/^\uFEFF/, '');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
    const names = similarNames(path.basename(absolute), await namesIn(path.dirname(absolute)));
    const suggestions = names.map((name) => path.posix.join(path.posix.dirname(shown), name));
    throw new Error(`There is no file "${shown}".${didYouMean(suggestions)}`, {cause: error});
  }
}

async function namesIn(folder: string): Promise<readonly string[]> {
  const entries = await fs.readdir(folder, {withFileTypes: true}).catch(() => []);
  return entries.filter((entry) => entry.isFile()).map(({name}) => name);
}
