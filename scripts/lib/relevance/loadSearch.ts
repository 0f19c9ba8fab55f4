import {createEngine, type SearchEngine} from 'docusaurus-theme-search/engine';
import {loadEngine} from '../searchFuzz/loadEngine';
import {readBuild} from '../searchFuzz/readBuild';

export interface SearchFiles {
  /** Folder of the built site. */
  readonly build: string;
  /** Version of the documentation; may be left out where there is only one. */
  readonly version: string | undefined;
  /** Whether only the first lane is loaded: what a reader gets at once. */
  readonly isCold: boolean;
}

/**
 * The site's search, with the lanes that its build has written.
 *
 * @throws Error that says what is missing
 */
export function loadSearch({build, version, isCold}: SearchFiles): SearchEngine {
  const index = readBuild(build, version);
  return isCold ? createEngine(index.first) : loadEngine(index);
}
