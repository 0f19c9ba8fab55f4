import type {PropDocContent} from '@docusaurus/plugin-content-docs';
import {articleContents, articleHtml, loadArticle, PageNotFoundError} from 'docusaurus-plugin-static-articles/articles';
import type {ApiPageMetadata} from '../view';
import {toDocContent} from '../theme/ApiItem/toDocContent';

/** Pages that were looked for: their content, or `null` when there is no such page. */
const pages = new Map<string, PropDocContent | null>();

/**
 * Makes a page ready to be shown: from the document when it is the page that was loaded, else from the page's own HTML.
 * A page that does not exist is remembered as missing; any other failure rejects.
 */
export async function loadApiPage(pathname: string): Promise<void> {
  const permalink = toPermalink(pathname);
  if (pages.has(permalink)) return;
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
export function apiPageAt(pathname: string): PropDocContent | null | undefined {
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
function readPage(permalink: string): PropDocContent | undefined {
  const article = document.createElement('template');
  article.innerHTML = articleHtml(permalink);
  const json = article.content.querySelector<HTMLElement>('[data-api-page]')?.dataset['apiPage'];
  if (json === undefined) return undefined;
  return toDocContent(JSON.parse(json) as ApiPageMetadata, articleContents(permalink), () => null);
}
