import type {ReleaseChanges} from 'api-model';
import type {BehaviorNote} from './descriptions';

/** As readers see it before the sentence: `Until 2.5.10`. */
export function noteLabel({kind, release}: Pick<BehaviorNote, 'kind' | 'release'>): string {
  return `${kind === 'since' ? 'Since' : 'Until'} ${release}`;
}

/**
 * Returns the release that changed the behavior: that of "since", or the one after "until". Undefined when the history has
 * no such release, or none before it.
 *
 * @param releases Oldest first.
 */
export function noteStep(
  {kind, release}: Pick<BehaviorNote, 'kind' | 'release'>,
  releases: readonly string[],
): string | undefined {
  const place = releases.indexOf(release);
  if (place < 0) return undefined;
  if (kind === 'until') return releases[place + 1];
  return place === 0 ? undefined : release;
}

/** All releases of a history, oldest first. */
export function releasesOf(history: readonly Pick<ReleaseChanges, 'release' | 'previous'>[]): readonly string[] {
  return [...history.slice(0, 1).map(({previous}) => previous), ...history.map(({release}) => release)];
}
