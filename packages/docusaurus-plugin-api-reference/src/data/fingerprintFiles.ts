import {createHash} from 'node:crypto';
import fs from 'node:fs/promises';
import {Globby, posixPath} from '@docusaurus/utils';

/**
 * Returns a hash that changes when a file is written, added or removed.
 *
 * @param places Folders, files and glob patterns.
 * @param except A folder in them whose files don't matter.
 */
export async function fingerprintFiles(places: readonly string[], except?: string): Promise<string> {
  const ignore = except === undefined ? [] : [`${posixPath(except)}/**`];
  const files = await Globby(places.map(posixPath), {onlyFiles: true, ignore});
  const versions = await Promise.all(files.sort().map(versionOf));
  return createHash('sha256').update(versions.join('\n')).digest('hex');
}

async function versionOf(file: string): Promise<string> {
  const {size, mtimeMs} = await fs.stat(file);
  return `${file} ${size} ${mtimeMs}`;
}
