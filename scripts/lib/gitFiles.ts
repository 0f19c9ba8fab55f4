import {execFileSync} from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import {rootDir} from './paths';

/**
 * Returns the files below a folder of the repository that git tracks or would add with the next commit, with paths from
 * that folder. Undefined in a copy of the sources without git.
 */
export function gitFiles(folder: string): readonly string[] | undefined {
  if (!fs.existsSync(path.join(rootDir, '.git'))) return undefined;
  const options = ['ls-files', '-z', '--cached', '--others', '--exclude-standard', '--deduplicate', '--', folder];
  const listed = execFileSync('git', options, {cwd: rootDir, encoding: 'utf8'}).split('\0').filter(Boolean);
  return listed.map((file) => path.posix.relative(folder, file));
}
