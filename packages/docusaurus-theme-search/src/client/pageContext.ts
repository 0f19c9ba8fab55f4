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
  const fits = (beginning: string): boolean => isBelow(path, beginning);
  const lengthOf = ({paths}: SearchContextData): number =>
    Math.max(0, ...paths.filter(fits).map((beginning) => beginning.length));
  return contexts.filter((context) => lengthOf(context) > 0).sort((a, b) => lengthOf(b) - lengthOf(a))[0];
}

function withoutVersion(pathname: string, docs: readonly DocsPlugin[]): string {
  const own = docs
    .flatMap(({path, versions}) => versions.map((version) => ({path, versionPath: version.path})))
    .filter(({versionPath}) => isBelow(pathname, versionPath))
    .sort((a, b) => b.versionPath.length - a.versionPath.length)[0];
  return own ? withoutSlash(own.path) + pathname.slice(withoutSlash(own.versionPath).length) : pathname;
}

const isBelow = (path: string, beginning: string): boolean => `${path}/`.startsWith(`${withoutSlash(beginning)}/`);
const withoutSlash = (path: string): string => path.replace(/\/$/, '');
