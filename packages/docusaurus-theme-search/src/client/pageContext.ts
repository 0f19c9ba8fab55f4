import {findByAddress} from '../shared/findByAddress';
import {withoutSlash} from '../shared/withoutSlash';
import type {DocsVersion} from './docsVersion';
import type {SearchContextData} from './searchData';

/** A docs plugin's global data. */
export interface DocsPlugin {
  /** Root of its pages, with the base URL. */
  readonly path: string;
  readonly versions: readonly DocsVersion[];
}

/** Returns the context with the longest path that a page's address starts with, in any docs version. */
export function contextAt(
  pathname: string,
  contexts: readonly SearchContextData[],
  docs: readonly DocsPlugin[],
  baseUrl: string,
): SearchContextData | undefined {
  const path = `/${withoutVersion(pathname, docs).slice(baseUrl.length)}`;
  return findByAddress(path, contexts, ({paths}) => paths);
}

function withoutVersion(pathname: string, docs: readonly DocsPlugin[]): string {
  const all = docs.flatMap(({path, versions}) => versions.map((version) => ({path, versionPath: version.path})));
  const own = findByAddress(pathname, all, ({versionPath}) => [versionPath]);
  return own ? withoutSlash(own.path) + pathname.slice(withoutSlash(own.versionPath).length) : pathname;
}
