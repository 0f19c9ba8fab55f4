import {releaseOf} from 'api-model';
import {type EngineFacts, extractEngine} from '../extractEngine';
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
    const began = performance.now();
    const tree = gitTree(repository, tag);
    const facts = await extractEngine(tree, reader).catch((error: unknown) => {
      throw error instanceof SourceError ? new SourceError(`${tag}: ${error.file}`, error.line, error.problem) : error;
    });
    onProgress(`${tag}: ${describeFacts(facts)} (${((performance.now() - began) / 1000).toFixed(1)} s)`);
    releases.push({name: releaseOf(tag), types: facts.types});
  }
  return releases;
}

function describeFacts({types, platforms, unknownNames}: EngineFacts): string {
  const members = types.reduce((sum, type) => sum + (type.members?.length ?? 0), 0);
  const unknown = unknownNames.map(({name}) => name);
  const warning = unknown.length === 0 ? '' : `; unknown names: ${unknown.join(', ')}`;
  return `${types.length} types, ${members} members on ${platforms.join(', ')}${warning}`;
}
