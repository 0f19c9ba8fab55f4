import {findByAddress} from '../shared/findByAddress';
import type {DocsVersion} from './docsVersion';
import type {SearchContextData} from './searchData';

/** What a docs plugin says to every page. */
export interface DocsPlugin {
  /** Where its pages lie, with the base URL. */
  readonly path: string;
  readonly versions: readonly DocsVersion[];
}

/** The context that a page belongs to: that of the longest beginning of its address, whatever its docs version. */
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

const withoutSlash = (path: string): string => path.replace(/\/$/, '');
