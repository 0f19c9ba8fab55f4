import type {CheckedSearchOptions} from '../options';
import type {BuiltPage} from './builtPages';
import type {DocsInstance} from './docsVersions';
import {findContext} from './findContext';
import {readPage, type ReadPage} from './readPage';
import {sitePath} from './sitePath';
import type {IndexedPage} from './toLanes';

/** Decides which pages are searched, and in which context. */
export interface PageSelection {
  readonly options: Pick<CheckedSearchOptions, 'contexts' | 'symbols' | 'indexDocs' | 'indexBlog'>;
  readonly baseUrl: string;
  readonly docs: readonly DocsInstance[];
  /** Addresses of the pages that are found by their symbols. */
  readonly symbolPages: ReadonlySet<string>;
}

/**
 * Reads the pages whose text is searched, in the order of their addresses.
 *
 * @throws Error when a page is in no context, or a context has neither pages nor symbols.
 */
export function readIndexedPages(pages: readonly BuiltPage[], selection: PageSelection): readonly IndexedPage[] {
  const indexed = pages
    .filter(({address}) => !selection.symbolPages.has(address))
    .flatMap(({address, html}) => {
      const page = readPage(html, selection.options.symbols?.generatedSections);
      if (!page || !isWanted(page, selection)) return [];
      const path = sitePath({...page, address}, selection.baseUrl, selection.docs);
      return [{...page, address, path, context: findContext(path, selection.options.contexts)}];
    });
  checkContexts(indexed, selection);
  return indexed;
}

const isWanted = ({kind}: ReadPage, {options}: PageSelection): boolean =>
  kind === 'docs' ? options.indexDocs : options.indexBlog;

function checkContexts(indexed: readonly IndexedPage[], {options: {contexts, symbols}}: PageSelection): void {
  for (const {name, paths} of contexts)
    if (name !== symbols?.context && !indexed.some(({context}) => context === name))
      throw new Error(
        `The search's context "${name}" has no pages: none is below ${paths.join(', ')}. Correct its paths or remove it.`,
      );
}
