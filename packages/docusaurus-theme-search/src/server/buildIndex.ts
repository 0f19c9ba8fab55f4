import {type ConceptsLane, noConcepts} from 'search-engine';
import type {Version} from '../shared/searchedVersions';
import type {CheckedSearchOptions} from '../options';
import {nameResolver, readConcepts} from './concepts';
import {encodeSymbols, type SymbolIndexInput} from 'search-engine/indexing';
import {countLinks} from './countLinks';
import {isInVersion, type DocsInstance} from './docsVersions';
import type {PageInfo} from './readPageInfo';
import {selectPages} from './selectPages';
import {pagesOf, withBase, withRemovedPages} from './symbolSource';
import {toLanes, type IndexedPage, type Lanes} from './toLanes';

/** A built site that has no search index yet, or the sources of one. */
export interface BuiltSite {
  readonly baseUrl: string;
  /** In the order of their addresses. */
  readonly pages: readonly PageInfo[];
  readonly docs: readonly DocsInstance[];
  readonly versions: readonly Version[];
  /** Their addresses are relative to the site's root. */
  readonly symbols?: SymbolIndexInput;
  /** Whether some pages and anchors may be missing. Concepts may then refer to unknown ones. */
  readonly isPartial?: boolean;
}

/**
 * Makes the lanes of each version.
 *
 * @throws Error that says what to correct when the options do not match the site.
 */
export function buildIndex(site: BuiltSite, options: CheckedSearchOptions): ReadonlyMap<string, Lanes> {
  const current = site.symbols && withBase(site.symbols, site.baseUrl);
  const symbols = current && withRemovedPages(current, new Set(site.pages.map(({address}) => address)));
  const symbolPages = symbols ? pagesOf(symbols) : new Set<string>();
  const indexed = selectPages(site.pages, {options, baseUrl: site.baseUrl, docs: site.docs, symbolPages});
  const links = countLinks(site.pages);
  const concepts = conceptsOf(site, current, options);
  const encoded = symbols && encodeSymbols(symbols, {popularity: (place) => links.get(place) ?? 0});
  checkPopular(indexed, options);
  return new Map(
    site.versions.map(({name}) => {
      const pages = indexed.filter((page) => isInVersion(page, name, site.docs));
      const popular = options.popular.flatMap((path) => pages.find((page) => page.path === path)?.address ?? []);
      return [name, toLanes({options, pages, links, concepts, popular, ...(encoded && {symbols: encoded})})];
    }),
  );
}

function checkPopular(indexed: readonly IndexedPage[], {popular}: CheckedSearchOptions): void {
  for (const path of popular)
    if (!indexed.some((page) => page.path === path))
      throw new Error(`popular lists "${path}", but no doc or post has that address. Correct or remove it.`);
}

function conceptsOf(
  site: BuiltSite,
  symbols: SymbolIndexInput | undefined,
  {conceptsDir, tasksFile}: CheckedSearchOptions,
): ConceptsLane {
  if (conceptsDir === undefined) return noConcepts;
  return readConcepts(conceptsDir, {
    ...nameResolver(symbols ?? {types: []}),
    addresses: new Map(site.pages.map(({address, anchors}) => [address, anchors])),
    base: site.baseUrl,
    isPartial: site.isPartial,
    tasksFile,
  });
}
