import fs from 'node:fs';
import path from 'node:path';
import {gzippedSize} from '../sizes';

export interface FileSize {
  readonly name: string;
  readonly raw: number;
  readonly gzipped: number;
}

/** The sizes of a built site's index files, all versions, by name without the hash. */
export function laneSizes(buildDir: string): readonly FileSize[] {
  const dir = path.join(buildDir, 'search');
  return fs
    .readdirSync(dir, {recursive: true, encoding: 'utf8'})
    .filter((name) => name.endsWith('.json'))
    .sort()
    .map((name) => {
      const content = fs.readFileSync(path.join(dir, name));
      return {
        name: name.replace(/\.[^.]+\.json$/u, ''),
        raw: content.length,
        gzipped: gzippedSize(content),
      };
    });
}
