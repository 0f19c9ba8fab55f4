import {buildsIn, extractEngine} from '../extractEngine';
import type {TypeReader} from '../readTypes';
import {SourceError} from '../SourceError';
import {gitTree} from './gitTree';
import type {ExtractedRelease} from './serializeHistory';

/**
 * Extracts releases from a git repository, one after the other. Throws an error that names the release whose source
 * can't be understood: a history with a hole would tell wrong versions.
 */
export async function extractReleases(
  repository: string,
  tags: readonly string[],
  reader: TypeReader,
  onProgress: (message: string) => void,
): Promise<readonly ExtractedRelease[]> {
  const releases: ExtractedRelease[] = [];
  for (const tag of tags) {
    const tree = gitTree(repository, tag);
    const builds = await buildsIn(tree);
    const {types, platforms} = await extractEngine(tree, reader, undefined, builds).catch((error: unknown) => {
      throw error instanceof SourceError ? new SourceError(`${tag}: ${error.file}`, error.line, error.problem) : error;
    });
    onProgress(`${tag}: ${types.length} types on ${platforms.join(', ')}`);
    releases.push({name: tag, types});
  }
  return releases;
}
