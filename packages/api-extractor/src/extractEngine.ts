import {type Platform, platforms} from 'api-model';
import {type ExtractedFacts, extractFacts} from './extractFacts';
import {externalBases, externalTypes} from './externalTypes';
import {type EngineBuild, engineBuilds} from './project/engineBuilds';
import {type Build, lineOf, loadBuilds} from './project/loadBuilds';
import type {SourceTree} from './project/SourceTree';
import type {TypeReader} from './readTypes';
import {SourceError} from './SourceError';

export interface EngineFacts extends ExtractedFacts {
  readonly platforms: readonly Platform[];
  /** How many source files were read. */
  readonly fileCount: number;
}

/** The public API of an engine's source tree, in all these builds. Throws a SourceError where it can't be understood. */
export async function extractEngine(
  tree: SourceTree,
  reader: TypeReader,
  onProgress?: (message: string) => void,
  chosen: readonly EngineBuild[] = engineBuilds,
): Promise<EngineFacts> {
  onProgress?.('Reading the source files');
  const builds = await loadBuilds(tree, chosen);
  const texts = await readTexts(tree, builds);
  const merged = extractFacts({builds, texts, external: externalTypes(), externalBases, onProgress}, reader);
  return {
    ...merged,
    platforms: platforms.filter((platform) => builds.some((build) => build.platform === platform)),
    fileCount: texts.size,
  };
}

/** The builds whose project a source tree has: older releases had fewer. */
export async function buildsIn(tree: SourceTree): Promise<readonly EngineBuild[]> {
  const projects = await tree.read(engineBuilds.map(({project}) => project));
  return engineBuilds.filter(({project}) => projects.has(project));
}

async function readTexts(tree: SourceTree, builds: readonly Build[]): Promise<ReadonlyMap<string, string>> {
  const files = new Map(builds.flatMap((build) => build.files).map((file) => [file.path, file]));
  const texts = await tree.read([...files.keys()]);
  const missing = [...files.values()].find(({path}) => !texts.has(path));
  if (!missing) return texts;
  const items = (await tree.read([missing.namedBy])).get(missing.namedBy) ?? '';
  throw new SourceError(
    missing.namedBy,
    lineOf(items, missing.path),
    `${missing.path} is named here, but there is no such file.`,
  );
}
