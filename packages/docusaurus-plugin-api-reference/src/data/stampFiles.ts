import fs from 'node:fs/promises';
import path from 'node:path';

/** Returns a text that is another one when a file in one of the folders was written, added or removed. */
export async function stampFiles(folders: readonly string[]): Promise<string> {
  return (await Promise.all(folders.map(stampFolder))).join(' ');
}

async function stampFolder(folder: string): Promise<string> {
  const entries = await fs.readdir(folder, {recursive: true, withFileTypes: true});
  const files = entries.filter((entry) => entry.isFile());
  const times = await Promise.all(
    files.map(async (file) => (await fs.stat(path.join(file.parentPath, file.name))).mtimeMs),
  );
  return `${files.length}:${times.reduce((sum, time) => sum + time, 0)}`;
}
