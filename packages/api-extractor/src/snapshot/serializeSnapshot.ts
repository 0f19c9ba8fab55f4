import type {Snapshot, TypeFacts} from 'api-model';
import {SourceError} from '../SourceError';
import {formatJson} from './formatJson';

/** A snapshot as files: text by path inside the facts' folder. Throws a SourceError when two types would share a file. */
export function serializeSnapshot({manifest, types}: Snapshot): ReadonlyMap<string, string> {
  const files = new Map([['manifest.json', formatJson(manifest, [])]]);
  const taken = new Map<string, string>();
  for (const type of types) {
    const path = factsPath(type);
    // File systems may not tell letter cases apart.
    const other = taken.get(path.toLowerCase());
    if (other) {
      const [{file, line} = {file: path, line: 1}] = type.sources;
      throw new SourceError(file, line, `${type.id} and ${other} would be stored in one file, ${path}.`);
    }
    taken.set(path.toLowerCase(), type.id);
    files.set(path, formatJson(type, ['members']));
  }
  return files;
}

/** `Box2D.Collision/b2DynamicTree-1.b2TreeNode.json` */
export function factsPath({id, namespace}: Pick<TypeFacts, 'id' | 'namespace'>): string {
  const name = id.slice('T:'.length + (namespace ? namespace.length + 1 : 0));
  return `${namespace || 'global'}/${name.replaceAll('`', '-')}.json`;
}
