import fs from 'node:fs';
import path from 'node:path';

const built = /(?:^|\/)(?:bin|obj|node_modules|\.[^/]*)\//;

/** The files below a folder with this ending, sorted, with `/` and relative to the folder. Leaves out build output. */
export function filesBelow(folder: string, ...endings: readonly string[]): readonly string[] {
  return fs
    .readdirSync(folder, {recursive: true, encoding: 'utf8'})
    .map((file) => file.split(path.sep).join('/'))
    .filter((file) => endings.some((ending) => file.endsWith(ending)) && !built.test(file))
    .sort();
}
