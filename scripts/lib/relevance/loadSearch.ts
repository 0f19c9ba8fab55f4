import {createEngine, type SearchEngine} from 'search-engine/engine';
import {loadEngine} from '../searchFuzz/loadEngine';
import {readBuild} from '../searchFuzz/readBuild';

export interface SearchFiles {
  /** The folder of the built site. */
  readonly build: string;
  /** The version of the documentation; by default the only one. */
  readonly version: string | undefined;
  /** Whether to load only the first lane, which readers get first. */
  readonly isCold: boolean;
}

/**
 * Loads the site's search with the lanes that its build has written.
 *
 * @throws Error that says what is missing
 */
export function loadSearch({build, version, isCold}: SearchFiles): SearchEngine {
  const index = readBuild(build, version);
  return isCold ? createEngine(index.first) : loadEngine(index);
}
