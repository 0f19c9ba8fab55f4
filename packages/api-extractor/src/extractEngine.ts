import {type Platform, platforms} from 'api-model';
import {type ExtractedFacts, extractFacts} from './extractFacts';
import {externalBases, externalTypes} from './externalTypes';
import {type Build, loadBuilds} from './project/loadBuilds';
import type {SourceTree} from './project/SourceTree';
import type {TypeReader} from './readTypes';
import {SourceError} from './SourceError';

export interface EngineFacts extends ExtractedFacts {
  readonly platforms: readonly Platform[];
  /** How many source files were read. */
  readonly fileCount: number;
}

/** Extracts the public API of an engine's source tree, in all builds. Throws a SourceError where it can't be understood. */
export async function extractEngine(
  tree: SourceTree,
  reader: TypeReader,
  onProgress?: (message: string) => void,
): Promise<EngineFacts> {
  onProgress?.('Reading the source files');
  const builds = await loadBuilds(tree);
  const texts = await readTexts(tree, builds);
  const merged = extractFacts({builds, texts, external: externalTypes(), externalBases, onProgress}, reader);
  return {
    ...merged,
    platforms: platforms.filter((platform) => builds.some((build) => build.platform === platform)),
    fileCount: texts.size,
  };
}

async function readTexts(tree: SourceTree, builds: readonly Build[]): Promise<ReadonlyMap<string, string>> {
  const files = new Map(builds.flatMap((build) => build.files).map((file) => [file.path, file]));
  const texts = await tree.read([...files.keys()]);
  const missing = [...files.values()].find(({path}) => !texts.has(path));
  if (!missing) return texts;
  throw new SourceError(missing.namedBy, missing.line ?? 1, `${missing.path} is listed here but doesn't exist.`);
}
