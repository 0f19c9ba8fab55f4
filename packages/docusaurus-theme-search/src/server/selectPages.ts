import type {CheckedSearchOptions} from '../options';
import type {DocsInstance} from './docsVersions';
import {findContext} from './findContext';
import type {PageInfo} from './readPageInfo';
import type {ReadPage} from './readPage';
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
 * Selects the pages whose text is searched, in the order given.
 *
 * @throws Error when a page is in no context, or a context has neither pages nor symbols.
 */
export function selectPages(pages: readonly PageInfo[], selection: PageSelection): readonly IndexedPage[] {
  const indexed = pages.flatMap(({address, text}) => {
    if (!text || selection.symbolPages.has(address) || !isWanted(text, selection)) return [];
    const path = sitePath({...text, address}, selection.baseUrl, selection.docs);
    return [{...text, address, path, context: findContext(path, selection.options.contexts)}];
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
