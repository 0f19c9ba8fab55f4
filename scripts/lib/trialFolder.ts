import fs from 'node:fs';
import path from 'node:path';
import {isPreviewTag} from 'api-model';
import {rootDir} from './paths';

/** What a command writes, and into which folder. */
export interface TrialTarget {
  /** The folder of the documented release, relative to this repository. */
  readonly home: string;
  /** A file that every folder of this kind has, so that no other folder is replaced. */
  readonly marker: string;
  /** The folder of `--out`, if given. */
  readonly out: string | undefined;
}

/**
 * Returns the folder that a command writes to: its home or, for a trial, the one passed with `--out`. Throws an Error that
 * says what to do if a preview would become the documented release, or if a folder with something else would be replaced.
 *
 * @param command How to run the command, without `--out`.
 */
export function targetFolder(tag: string, {home, marker, out}: TrialTarget, command: string): string {
  if (out === undefined) {
    if (!isPreviewTag(tag)) return path.join(rootDir, home);
    throw new Error(
      `${tag} is a preview, and ${home} describes releases. To try it, write to another folder:\n${command} --out <folder>`,
    );
  }
  const folder = path.resolve(out);
  const documented = path.join(rootDir, 'api');
  if (isInside(folder, documented) || isInside(documented, folder))
    throw new Error(`--out ${out} would replace what the site shows. Pass a folder outside of ${documented}.`);
  const entries = fs.existsSync(folder) ? fs.readdirSync(folder) : [];
  if (entries.length > 0 && !entries.includes(marker))
    throw new Error(`${folder} contains other files, and --out replaces the whole folder. Pass an empty folder.`);
  return folder;
}

function isInside(folder: string, parent: string): boolean {
  const relative = path.relative(parent, folder);
  return relative === '' || (!relative.startsWith('..') && !path.isAbsolute(relative));
}
