import fs from 'node:fs';
import path from 'node:path';

/** Writes the files of an unzipped archive below a folder. */
export function writeEntries(entries: Readonly<Record<string, Uint8Array>>, folder: string): void {
  for (const [name, bytes] of Object.entries(entries)) {
    const file = path.join(folder, name);
    fs.mkdirSync(path.dirname(file), {recursive: true});
    fs.writeFileSync(file, bytes);
  }
}
