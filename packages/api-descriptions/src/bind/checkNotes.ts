import type {ReleaseChanges} from 'api-model';
import {didYouMean, similarNames} from 'name-suggestions';
import type {BehaviorNote, MemberDescription} from '../descriptions';
import {noteStep, releasesOf} from '../notes';
import {broken, type Problem} from '../problem';

/** Finds notes whose release isn't in the history, or has no change on that side. */
export function checkNotes(
  descriptions: readonly Pick<MemberDescription, 'notes'>[],
  history: readonly ReleaseChanges[],
): readonly Problem[] {
  const releases = releasesOf(history);
  if (releases.length === 0) return [];
  return descriptions
    .flatMap(({notes}) => notes)
    .filter((note) => noteStep(note, releases) === undefined)
    .map((note) => broken(note.position, message(note, releases)));
}

function message({kind, release}: BehaviorNote, releases: readonly string[]): string {
  if (!releases.includes(release)) {
    const near = didYouMean(similarNames(release, releases)) || ` The newest is ${releases.at(-1) ?? ''}.`;
    return `There is no release "${release}" in api/history.${near} Correct the release.`;
  }
  return kind === 'since'
    ? `The history begins with ${release}, so nothing changed in it. Describe it without "since".`
    : `${release} is the newest release, so nothing changed after it. Describe it without "until".`;
}
