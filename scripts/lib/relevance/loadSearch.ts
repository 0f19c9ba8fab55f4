import {createEngine, type SearchEngine} from 'docusaurus-theme-search/engine';
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
  const {first, concepts, texts} = readBuild(build, version);
  const engine = createEngine(first);
  if (!isCold) engine.addConcepts(concepts);
  for (const [context, lane] of isCold ? [] : texts) {
    const slices = engine.addText(context, lane);
    while (slices.next().done !== true);
  }
  if (!isCold) engine.complete();
  return engine;
}
