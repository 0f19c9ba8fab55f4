import {releaseOf} from 'api-model';
import {extractEngine} from '../extractEngine';
import type {TypeReader} from '../readTypes';
import {SourceError} from '../SourceError';
import {gitTree} from './gitTree';
import type {ExtractedRelease} from './serializeHistory';

/**
 * Extracts releases from a git repository, one after the other. Throws an error with the release whose source can't be
 * understood, because a history that skips it would contain wrong versions.
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
    const {types, platforms} = await extractEngine(tree, reader).catch((error: unknown) => {
      throw error instanceof SourceError ? new SourceError(`${tag}: ${error.file}`, error.line, error.problem) : error;
    });
    onProgress(`${tag}: ${types.length} types on ${platforms.join(', ')}`);
    releases.push({name: releaseOf(tag), types});
  }
  return releases;
}
