import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';

/** Creates a repository with these files in a temporary folder; the caller removes it. */
export function fixtureRepository(files: Readonly<Record<string, string>>): string {
  const root = fs.mkdtempSync(path.join(os.tmpdir(), 'captures-'));
  for (const [name, text] of Object.entries(files)) {
    fs.mkdirSync(path.dirname(path.join(root, name)), {recursive: true});
    fs.writeFileSync(path.join(root, name), text);
  }
  return root;
}
