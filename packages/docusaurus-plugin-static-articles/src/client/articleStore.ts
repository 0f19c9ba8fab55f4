import type {TOCItem} from '@docusaurus/mdx-loader';

const articles = new Map<string, string>();

/** There is no page at the address. */
export class PageNotFoundError extends Error {}

/** The page that the browser itself has loaded; all others are shown by the router. */
const loadedPath = typeof location === 'undefined' ? '' : location.pathname;

/**
 * Makes the article of a page available: from the document when it is the page that was loaded, else from the page's own
 * HTML. A module of an article waits for this, so the router shows the page only when the article is there; a failure
 * makes the route's loading fail, and Docusaurus then loads the page in full. Throws `PageNotFoundError` when there is no
 * such page.
 */
export async function loadArticle(permalink: string): Promise<void> {
  articles.set(permalink, findArticle(document, permalink) ?? (await fetchArticle(permalink)));
}

/** The article's HTML; `loadArticle` has ended before anything asks. */
export function articleHtml(permalink: string): string {
  return articles.get(permalink) ?? '';
}

/** The article's headings, as MDX would have listed them. */
export function articleContents(permalink: string): TOCItem[] {
  const article = document.createElement('template');
  article.innerHTML = articleHtml(permalink);
  return [...article.content.querySelectorAll('h2[id], h3[id], h4[id], h5[id], h6[id]')].map((heading) => {
    heading.querySelector('.hash-link')?.remove();
    // A heading that is a link: the contents are links already.
    for (const link of heading.querySelectorAll('a')) link.replaceWith(...link.childNodes);
    return {value: heading.innerHTML, id: heading.id, level: Number(heading.tagName.slice(1))};
  });
}

async function fetchArticle(permalink: string): Promise<string> {
  // The host has answered with its not-found page; it would again.
  if (permalink === loadedPath) throw new PageNotFoundError(permalink);
  const response = await fetch(permalink);
  if (response.status === 404) throw new PageNotFoundError(permalink);
  if (!response.ok) throw new Error(`${permalink} answered with status ${response.status}.`);
  const page = new DOMParser().parseFromString(await response.text(), 'text/html');
  const html = findArticle(page, permalink);
  if (html === undefined) throw new Error(`The page ${permalink} has no article.`);
  return html;
}

function findArticle(page: Document, permalink: string): string | undefined {
  return page.querySelector(`[data-article="${CSS.escape(permalink)}"]`)?.innerHTML;
}
