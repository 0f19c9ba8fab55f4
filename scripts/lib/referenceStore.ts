import fs from 'node:fs';
import path from 'node:path';

/**
 * A store holds a folder for each key, and the file `current` that names the last one used: samples/Directory.Build.targets
 * reads it. Commands may run side by side, so folders and that file appear whole or not at all.
 */
const pointer = 'current';

/** The folder kept under a key, which thereby becomes the current one. Undefined where there is none. */
export function folderOf(store: string, key: string): string | undefined {
  const folder = path.join(store, key);
  if (!fs.existsSync(folder)) return undefined;
  pointTo(store, key);
  return folder;
}

/** Keeps copies of these files under a key, as the current folder, and forgets the folders of other keys. */
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
    // Another command was faster; equal keys hold equal files.
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
