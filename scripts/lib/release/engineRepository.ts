// cspell:ignore creatordate numstat
import {spawnSync} from 'node:child_process';
import fs from 'node:fs';
import {readFileChanges, type FileChange} from './changedFiles';
import {readRequirements, requirementFiles, requirementLines, type EngineRequirements} from './engineRequirements';

/** The command's queries to the engine's git repository. */
export interface EngineRepository {
  /** The day of the tag's commit, `yyyy-mm-dd`. */
  readonly day: string;
  readonly requirements: EngineRequirements;
  /** The tag of another release; undefined if the repository lacks it. */
  tagOf(release: string): string | undefined;
  changesSince(tag: string): readonly FileChange[];
}

/** The most tags to suggest. */
const maxTags = 5;

/**
 * Throws an Error that says what to do if the folder is not a git repository or lacks the tag.
 *
 * @param needed The other releases whose tags the repository must have.
 */
export function openEngine(folder: string, tag: string, needed: readonly string[] = []): EngineRepository {
  const run = (...args: readonly string[]) =>
    spawnSync('git', ['-C', folder, ...args], {encoding: 'utf8', maxBuffer: 256 * 1024 * 1024});
  const git = (...args: readonly string[]): string | undefined => {
    const {status, stdout} = run(...args);
    return status === 0 ? stdout : undefined;
  };
  // An incomplete clone must not look like a release without changes. "Nothing found" has the exit code 1.
  const read = (...args: readonly string[]): string => {
    const {status, stdout, stderr} = run(...args);
    if (status === 0 || (status === 1 && stderr === '')) return stdout;
    throw new Error(
      `git ${args[0] ?? ''} failed in ${folder}: ${stderr.trim().split('\n')[0] ?? ''}\nClone the engine again, with all files of its releases.`,
    );
  };
  if (!fs.existsSync(folder)) throw new Error(`There is no folder ${folder}. Clone the engine's repository there.`);
  if (git('rev-parse', '--git-dir') === undefined)
    throw new Error(`${folder} isn't a git repository. --engine takes a clone of the engine's repository.`);
  const has = (name: string): boolean =>
    git('rev-parse', '--verify', '--quiet', `refs/tags/${name}^{commit}`) !== undefined;
  const tagOf = (release: string): string | undefined => [release, `v${release}`].find(has);
  const missing = [...needed.filter((release) => tagOf(release) === undefined), ...(has(tag) ? [] : [tag])];
  if (missing.length > 0) {
    const newest = (git('tag', '--sort=-creatordate') ?? '').split('\n').filter(Boolean).slice(0, maxTags);
    throw new Error(describeMissing(folder, missing, newest));
  }
  return {
    day: (git('log', '-1', '--format=%cs', tag) ?? '').trim(),
    requirements: readRequirements(read('grep', '-h', '-E', requirementLines, tag, '--', ...requirementFiles)),
    tagOf,
    changesSince: (other) => readFileChanges(read('diff', '--numstat', '--no-renames', other, tag)),
  };
}

function describeMissing(folder: string, missing: readonly string[], newest: readonly string[]): string {
  const list = `${missing.length === 1 ? 'tag' : 'tags'} ${missing.join(', ')}`;
  return [
    newest.length === 0 ? `${folder} has no tags.` : `${folder} has no ${list}; its newest are ${newest.join(', ')}.`,
    `Is it a clone of the engine? If so, fetch the tags of all releases: git -C ${folder} fetch --tags`,
  ].join('\n');
}
