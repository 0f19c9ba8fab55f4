import {diffSnapshots, releaseLifetimes, type TypeFacts} from 'api-model';
import {formatJson} from '../snapshot/formatJson';

/** One release as it was extracted. */
export interface ExtractedRelease {
  readonly name: string;
  readonly types: readonly TypeFacts[];
}

/** The files of `api/history` by path: what each release changed, and how long everything lived; releases oldest first. */
export function serializeHistory(releases: readonly ExtractedRelease[]): ReadonlyMap<string, string> {
  const changes = releases.slice(1).map((release, index): readonly [string, string] => {
    const previous = releases[index];
    if (!previous) throw new Error('A release has no predecessor.');
    return [`releases/${release.name}.json`, formatJson(diffSnapshots(previous, release), [])];
  });
  return new Map([['lifetimes.json', formatJson(releaseLifetimes(releases), [])], ...changes]);
}
