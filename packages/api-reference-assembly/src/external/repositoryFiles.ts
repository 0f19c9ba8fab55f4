import {readdirSync, readFileSync} from 'node:fs';
import {join, relative, sep} from 'node:path';
import type {RepositoryFiles} from './sdkProject';

/** The files of a checkout, without git's own. */
export function repositoryFiles(root: string): RepositoryFiles {
  const entries = readdirSync(root, {recursive: true, withFileTypes: true});
  const paths = entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(root, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .filter((path) => !path.startsWith('.git/'));
  return {paths, read: (file) => readFileSync(join(root, file), 'utf8').replace(/^\uFEFF/u, '')};
}
