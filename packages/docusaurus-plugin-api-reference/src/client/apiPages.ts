import type {PropDocContent} from '@docusaurus/plugin-content-docs';
import {articleContents, articleData, loadArticle, PageNotFoundError} from 'docusaurus-plugin-static-articles/articles';
import {firstContents} from '../firstContents';
import {toDocContent} from '../theme/ApiItem/toDocContent';
import type {ApiPageMetadata} from '../view';

export interface LoadedApiPage {
  /** As the server rendered it. */
  readonly content: PropDocContent;
  /** With all of its contents; the same, unless the page is very long. */
  readonly fullContent: PropDocContent;
}

/** Pages that were looked for; `null`: there is no such page. */
const pages = new Map<string, LoadedApiPage | null>();
/** Pages on their way: pointing at a link and clicking it ask for one page once. */
const arrivals = new Map<string, Promise<void>>();

/**
 * Makes a page ready to be shown: from the document when it is the page that was loaded, else from the page's own HTML.
 * A page that does not exist is remembered as missing; any other failure rejects.
 */
export async function loadApiPage(pathname: string): Promise<void> {
  const permalink = toPermalink(pathname);
  if (pages.has(permalink)) return;
  const arrival = arrivals.get(permalink) ?? load(permalink).finally(() => arrivals.delete(permalink));
  arrivals.set(permalink, arrival);
  await arrival;
}

async function load(permalink: string): Promise<void> {
  try {
    await loadArticle(permalink);
    const page = readPage(permalink);
    if (page) pages.set(permalink, page);
  } catch (error) {
    if (!(error instanceof PageNotFoundError)) throw error;
    pages.set(permalink, null);
  }
}

/** The page at an address; `null` when there is none, `undefined` before `loadApiPage` has ended. */
export function apiPageAt(pathname: string): LoadedApiPage | null | undefined {
  return pages.get(toPermalink(pathname));
}

/** Whether an address was looked for and has no page. */
export function isMissingApiPage(pathname: string): boolean {
  return apiPageAt(pathname) === null;
}

/** The one address of a page, however it was typed. */
function toPermalink(pathname: string): string {
  return pathname.replace(/(?:\/index)?\.html$/, '').replace(/(?<=.)\/$/, '');
}

/** The page of an article; none when the article is a doc's, which has a route and a module of its own. */
function readPage(permalink: string): LoadedApiPage | undefined {
  const json = articleData(permalink)['apiPage'];
  if (json === undefined) return undefined;
  const metadata = JSON.parse(json) as ApiPageMetadata;
  const contents = articleContents(permalink);
  const first = firstContents(contents);
  const fullContent = toDocContent(metadata, contents, () => null);
  return {fullContent, content: first === contents ? fullContent : toDocContent(metadata, first, () => null)};
}
