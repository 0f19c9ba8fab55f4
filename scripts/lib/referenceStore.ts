import fs from 'node:fs';
import path from 'node:path';

/**
 * A store contains a folder for each key, and the file `current` with the last one used, which
 * samples/Directory.Build.targets reads. Folders and that file are written completely or not at all, because commands
 * may run in parallel.
 */
const pointer = 'current';

/** Returns the folder of a key and makes it the current one. Undefined if there is none. */
export function folderOf(store: string, key: string): string | undefined {
  const folder = path.join(store, key);
  if (!fs.existsSync(folder)) return undefined;
  pointTo(store, key);
  return folder;
}

/** Copies these files into the folder of a key, makes it the current one, and removes the folders of other keys. */
export function keepFolder(store: string, key: string, from: string, files: readonly string[]): string {
  fs.mkdirSync(store, {recursive: true});
  const next = fs.mkdtempSync(path.join(store, '.next-'));
  for (const file of files) fs.copyFileSync(path.join(from, file), path.join(next, file));
  const folder = path.join(store, key);
  moveUnlessThere(next, folder);
  const old = fs.readdirSync(store).filter((name) => !name.startsWith('.') && name !== key && name !== pointer);
  pointTo(store, key);
  for (const name of old) fs.rmSync(path.join(store, name), {recursive: true, force: true});
  return folder;
}

function moveUnlessThere(from: string, to: string): void {
  try {
    fs.renameSync(from, to);
  } catch (error) {
    // Another command was faster; equal keys have equal files.
    if (!fs.existsSync(to)) throw error;
    fs.rmSync(from, {recursive: true, force: true});
  }
}

function pointTo(store: string, key: string): void {
  const file = path.join(store, pointer);
  if (fs.existsSync(file) && fs.readFileSync(file, 'utf8') === key) return;
  const next = path.join(store, `.${pointer}-${process.pid}`);
  fs.writeFileSync(next, key);
  fs.renameSync(next, file);
}
