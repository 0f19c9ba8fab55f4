import type {AllContent} from '@docusaurus/types';
import type {SymbolIndexInput} from 'search-engine/indexing';
import type {CheckedSearchOptions} from '../options';
import {docsPluginName, listVersions, toInstance, type LoadedDocs} from '../server/docsVersions';
import {buildIndex} from '../server/buildIndex';
import type {PageInfo} from '../server/readPageInfo';
import type {Sections} from '../server/readSections';
import {encodeLanes, type EncodedLane} from '../server/writeLanes';
import {loadedPages, type LoadedPage} from './loadedPages';
import {textReader} from './textReader';

interface SourceSite {
  readonly siteDir: string;
  readonly baseUrl: string;
  readonly options: CheckedSearchOptions;
}

/**
 * Returns a function that makes the index from the sources of pages, because the dev server renders a page only when somebody
 * visits it. The function throws the errors of `buildIndex`.
 */
export function sourceIndexer({siteDir, baseUrl, options}: SourceSite) {
  const readTexts = textReader(siteDir);
  return async (content: AllContent): Promise<readonly EncodedLane[]> => {
    const docs = Object.entries(content[docsPluginName] ?? {}) as [string, LoadedDocs][];
    const pages = loadedPages(content).toSorted((a, b) => (a.address < b.address ? -1 : 1));
    const texts = await readTexts(pages.flatMap(({source}) => source ?? []));
    const symbols = (await options.symbols?.load()) as SymbolIndexInput | undefined;
    const lanes = buildIndex(
      {
        baseUrl,
        isPartial: true,
        pages: pages.map((page) => factsOf(page, texts.get(page.source ?? ''))),
        docs: docs.map(([id, loaded]) => toInstance(id, rootOf(loaded, baseUrl), loaded)),
        versions: listVersions(
          docs.map(([, loaded]) => loaded),
          baseUrl,
        ),
        ...(symbols && {symbols}),
      },
      options,
    );
    return encodeLanes(lanes);
  };
}

/** The links are missing. They change the order of few hits, because most are those of the API's pages. */
function factsOf({address, page}: LoadedPage, text: Sections = {introduction: '', sections: []}): PageInfo {
  const anchors = new Set(text.sections.map(({anchor}) => anchor));
  return {address, anchors, links: new Set(), text: {...page, ...text}};
}

/** Returns the address of the latest version, without the base URL. Themes don't know the plugin's `routeBasePath`. */
function rootOf({loadedVersions}: LoadedDocs, baseUrl: string): string {
  return (loadedVersions.find(({isLast}) => isLast)?.path ?? baseUrl).slice(baseUrl.length - 1);
}
