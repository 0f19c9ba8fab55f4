import {anchorsIn} from './anchorsIn';
import {linkedPlaces} from './linkedPlaces';
import {readPage, type ReadPage} from './readPage';

/** What the index needs to know about a built page. */
export interface PageInfo {
  /** Path with the site's base, as in links to it: without a trailing slash, except for the home page. */
  readonly address: string;
  readonly anchors: ReadonlySet<string>;
  /** Other pages and places that its article links to. */
  readonly links: ReadonlySet<string>;
  /** Its searchable parts, if it is a doc or a post and not found by its symbols. */
  readonly text?: ReadPage;
}

export interface PageInfoOptions {
  /** Ids of headings of generated lists of symbols. */
  readonly generatedSections?: readonly string[];
  /** Addresses of pages that are found by their symbols instead of their text. */
  readonly symbolPages?: ReadonlySet<string>;
}

export function readPageInfo(
  html: string,
  address: string,
  {generatedSections, symbolPages}: PageInfoOptions = {},
): PageInfo {
  const text = symbolPages?.has(address) ? undefined : readPage(html, generatedSections);
  return {
    address,
    anchors: anchorsIn(html),
    links: linkedPlaces(html, address, generatedSections),
    ...(text && {text}),
  };
}
