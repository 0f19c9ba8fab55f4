import type {Snapshot} from 'api-model';
import {SourceError} from '../SourceError';
import {factsPath} from './factsPath';
import {formatJson} from './formatJson';

/** Returns a snapshot's files: text by path in the facts' folder. Throws a SourceError when two types would share one. */
export function serializeSnapshot({manifest, types}: Snapshot): ReadonlyMap<string, string> {
  const files = new Map([['manifest.json', formatJson(manifest, [])]]);
  const taken = new Map<string, string>();
  for (const type of types) {
    const path = factsPath(type);
    // Some file systems ignore case.
    const other = taken.get(path.toLowerCase());
    if (other) {
      const [{file, line = 1} = {file: path}] = type.sources;
      throw new SourceError(file, line, `${type.id} and ${other} would be stored in one file, ${path}.`);
    }
    taken.set(path.toLowerCase(), type.id);
    files.set(path, formatJson(type, ['members']));
  }
  return files;
}
