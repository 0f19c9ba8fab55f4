import {compareReleases, diffSnapshots, releaseLifetimes, type TypeFacts} from 'api-model';
import {factsPath} from '../snapshot/factsPath';
import {formatJson} from '../snapshot/formatJson';
import {withoutLines} from '../snapshot/withoutLines';

/** The first release that had pages here. Types removed before it need no page. */
const firstPublished = '2.5.0';

/** The extracted API of one release. */
export interface ExtractedRelease {
  readonly name: string;
  readonly types: readonly TypeFacts[];
}

/**
 * Returns the files of `api/history` by path: the changes of each release, the lifetimes of all symbols, and the facts of
 * removed types from their last release. Releases are oldest first.
 */
export function serializeHistory(releases: readonly ExtractedRelease[]): ReadonlyMap<string, string> {
  const changes = releases.slice(1).map((release, index): readonly [string, string] => {
    const previous = releases[index];
    if (!previous) throw new Error('A release has no predecessor.');
    return [`releases/${release.name}.json`, formatJson(diffSnapshots(previous, release), [])];
  });
  const removed = removedTypes(releases).map((type): readonly [string, string] => [
    `removed/${factsPath(type)}`,
    formatJson(withoutLines(type), ['members']),
  ]);
  return new Map([['lifetimes.json', formatJson(releaseLifetimes(releases), [])], ...changes, ...removed]);
}

/** Returns the types of releases with pages that the newest release lacks, from their last release. */
function removedTypes(releases: readonly ExtractedRelease[]): readonly TypeFacts[] {
  const published = releases.filter(({name}) => compareReleases(name, firstPublished) >= 0);
  const latest = new Map(published.flatMap(({types}) => types).map((type) => [type.id, type]));
  for (const {id} of releases.at(-1)?.types ?? []) latest.delete(id);
  return [...latest.values()];
}
