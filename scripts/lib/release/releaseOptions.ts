import {parseArgs} from 'node:util';
import {isPreviewTag, isReleaseTag} from 'api-model';

export interface ReleaseOptions {
  /** The folder of the engine's git repository. */
  readonly engine: string;
  readonly tag: string;
  /** `yyyy-mm-dd`; by default the day of the tag's commit. */
  readonly released: string | undefined;
  /** Continue although there are uncommitted changes. */
  readonly force: boolean;
  /** Allow a tag that is older than the facts. */
  readonly older: boolean;
  /** Write the new release in the notes of types whose source did not change. */
  readonly raiseNotes: boolean;
}

export const releaseUsage =
  'Usage: npm run release -- --engine <git repository of the engine> --tag <tag> [--released <yyyy-mm-dd>] [--older] [--force] [--raise-notes]';

/** Reads the options of `npm run release`. Throws an Error that describes a wrong option. */
export function readReleaseOptions(args: readonly string[]): ReleaseOptions {
  const {values} = parseArgs({
    args: [...args],
    options: {
      engine: {type: 'string'},
      tag: {type: 'string'},
      released: {type: 'string'},
      force: {type: 'boolean', default: false},
      older: {type: 'boolean', default: false},
      'raise-notes': {type: 'boolean', default: false},
    },
  });
  const {engine, tag, released, force, older, 'raise-notes': raiseNotes} = values;
  if (!engine) throw new Error('--engine is missing. Pass the folder of a clone of the engine.');
  if (!tag) throw new Error('--tag is missing. Pass the tag of the release, such as 2.6.2.');
  if (isPreviewTag(tag))
    throw new Error(
      `${tag} is a preview, and the site describes releases only. To see what it changes in the API, run:\n` +
        `npm run api:update -- --engine ${engine} --tag ${tag} --out <folder>`,
    );
  if (!isReleaseTag(tag)) throw new Error(`"${tag}" isn't the tag of a release, such as 2.6.2.`);
  if (released !== undefined && !isDay(released))
    throw new Error(`--released ${released} isn't a date: write yyyy-mm-dd.`);
  return {engine, tag, released, force, older, raiseNotes};
}

function isDay(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const day = new Date(`${text}T00:00:00Z`);
  // 2026-02-30 is read as March 2.
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text);
}
