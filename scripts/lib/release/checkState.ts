import {compareReleases} from 'api-model';
import type {ReleaseOptions} from './releaseOptions';

/** The state of this repository before the command changes it. */
export interface RepositoryState {
  /** The release that the command was started for. */
  readonly version: string;
  /** The release of `api/facts`, which may not be committed yet. */
  readonly shown: string;
  /** The release of the committed `api/facts`. */
  readonly committed: string;
  /** The output of `git status --porcelain`. */
  readonly changes: string;
}

/** The most uncommitted files to list. */
const maxFiles = 10;

/**
 * Returns the messages to show before the command starts, such as that it is not the first run. Throws an Error with the
 * problem and what to do if the command would go back to an older release or mix its changes with others.
 */
export function checkState(state: RepositoryState, options: ReleaseOptions): readonly string[] {
  const {version, shown, committed, changes} = state;
  if (compareReleases(version, shown) < 0 && !options.older)
    throw new Error(
      [
        `The site describes ${shown}, and ${options.tag} is older, so there is nothing to publish.`,
        `To try the command in a clone that you throw away, go back to ${version} with --older. It replaces the facts:`,
        commandOf(options, '--older'),
      ].join('\n'),
    );
  if (shown === version) return [describeRepeatedRun(version, committed)];
  const files = changes.trimEnd().split('\n').filter(Boolean);
  if (files.length === 0) return [];
  if (options.force) return [`Uncommitted changes (${files.length}) will mix with the changes of ${options.tag}.`];
  throw new Error(
    [
      `These files have uncommitted changes, which would mix with the changes of ${options.tag}:`,
      ...files.slice(0, maxFiles),
      ...(files.length > maxFiles ? [`and ${files.length - maxFiles} more`] : []),
      'Commit or stash them, or pass --force. Then run:',
      commandOf(options),
    ].join('\n'),
  );
}

/** On a second run, the uncommitted changes are those of the first one. */
function describeRepeatedRun(version: string, committed: string): string {
  const state =
    committed === version
      ? `The committed facts are those of ${version}.`
      : `The command has already run for ${version}.`;
  return `${state} This run updates its report, and changes nothing that is up to date.`;
}

function commandOf(
  {engine, tag, released, older, force, raiseNotes}: ReleaseOptions,
  ...more: readonly string[]
): string {
  return [
    `npm run release -- --engine ${engine} --tag ${tag}`,
    ...(released === undefined ? [] : [`--released ${released}`]),
    ...(older ? ['--older'] : []),
    ...(force ? ['--force'] : []),
    ...(raiseNotes ? ['--raise-notes'] : []),
    ...more,
  ].join(' ');
}
