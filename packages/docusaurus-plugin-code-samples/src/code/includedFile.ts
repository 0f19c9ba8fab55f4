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

/** Reads a file of the repository. Throws an Error that names the file if it is missing or outside the repository. */
export async function readIncluded(file: string, rootDir: string): Promise<IncludedFile> {
  const absolute = path.resolve(rootDir, file);
  if (!absolute.startsWith(rootDir + path.sep)) throw new Error(`"${file}" is outside the repository.`);
  return {file, source: await readText(absolute, file)};
}

/** Calls `extractRegion` and adds the file and, if known, the line to its errors. */
export function extractIncluded(included: IncludedFile, region: string | undefined): Extract {
  return placing(included.file, () => extractRegion(included.source, region));
}

/** Returns the result of `act` and adds the file and, if known, the line to its RegionErrors. */
export function placing<T>(file: string, act: () => T): T {
  try {
    return act();
  } catch (error) {
    if (!(error instanceof RegionError)) throw error;
    throw new Error(`${file}${error.line === undefined ? '' : `:${error.line}`}: ${error.message}`, {cause: error});
  }
}
