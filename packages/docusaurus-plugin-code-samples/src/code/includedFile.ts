import path from 'node:path';
import {extractRegion, type Extract} from './extractRegion';
import {readText} from './readText';
import {RegionError} from './readRegions';

/** A file of the repository that a page shows. */
export interface IncludedFile {
  /** Repository path. */
  readonly file: string;
  readonly source: string;
}

/** Throws an Error that names the file when it does not exist or lies outside the repository. */
export async function readIncluded(file: string, rootDir: string): Promise<IncludedFile> {
  const absolute = path.resolve(rootDir, file);
  if (!absolute.startsWith(rootDir + path.sep)) throw new Error(`"${file}" lies outside the repository.`);
  return {file, source: await readText(absolute, file)};
}

/** `extractRegion` whose errors name the file and, where there is one, the line. */
export function extractIncluded(included: IncludedFile, region: string | undefined): Extract {
  return placing(included.file, () => extractRegion(included.source, region));
}

/** What `act` gives; a RegionError of it becomes an Error that names the file and the line. */
export function placing<T>(file: string, act: () => T): T {
  try {
    return act();
  } catch (error) {
    if (!(error instanceof RegionError)) throw error;
    throw new Error(`${file}${error.line === undefined ? '' : `:${error.line}`}: ${error.message}`, {cause: error});
  }
}
