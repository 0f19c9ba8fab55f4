import type {PropDocContent} from '@docusaurus/plugin-content-docs';
import siteConfig from 'docusaurus-internals/siteConfig';
import {
  articleContents,
  articleData,
  loadArticle,
  loadedPath,
  PageNotFoundError,
} from 'docusaurus-plugin-static-articles/articles';
import type {ApiPageMetadata} from '../view';
import {apiDoc} from './apiDoc';
import {toPermalink} from './toPermalink';

/** The pages requested so far; `null` when there is no such page. */
const pages = new Map<string, PropDocContent | null>();
/** The pages being loaded, so that pointing at a link and clicking it request its page only once. */
const arrivals = new Map<string, Promise<void>>();

/**
 * Loads a page: from the document if it contains that page, else from the page's own HTML. Remembers a page that does not
 * exist as missing; rejects for any other failure.
 */
export async function loadApiPage(pathname: string): Promise<void> {
  const permalink = permalinkOf(pathname);
  if (pages.has(permalink)) return;
  const arrival = arrivals.get(permalink) ?? load(permalink).finally(() => arrivals.delete(permalink));
  arrivals.set(permalink, arrival);
  await arrival;
}

async function load(permalink: string): Promise<void> {
  try {
    await loadArticle(permalink, permalink === permalinkOf(loadedPath));
    const page = readPage(permalink);
    if (page) pages.set(permalink, page);
  } catch (error) {
    if (!(error instanceof PageNotFoundError)) throw error;
    pages.set(permalink, null);
  }
}

/** Returns the page at an address; `null` when there is none, `undefined` before `loadApiPage` has finished. */
export function apiPageAt(pathname: string): PropDocContent | null | undefined {
  return pages.get(permalinkOf(pathname));
}

/** Returns whether an address was requested and has no page. */
export function isMissingApiPage(pathname: string): boolean {
  return apiPageAt(pathname) === null;
}

/** Reads the page in the document; undefined for a doc, which has a route and a module of its own. */
function readPage(permalink: string): PropDocContent | undefined {
  const json = articleData(permalink)['apiPage'];
  if (json === undefined) return undefined;
  const metadata = JSON.parse(json) as ApiPageMetadata;
  return apiDoc(metadata, articleContents(permalink), () => null);
}

const permalinkOf = (pathname: string): string => toPermalink(pathname, siteConfig.baseUrl);
