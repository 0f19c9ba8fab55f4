import type {TOCItem} from '@docusaurus/mdx-loader';

interface Article {
  readonly html: string;
  /** Its headings, as MDX would have listed them. */
  readonly contents: TOCItem[];
  /** The data attributes of its first element. */
  readonly data: Readonly<DOMStringMap>;
}

const articles = new Map<string, Article>();

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
  return articles.get(permalink)?.html ?? '';
}

/** The article's headings, as MDX would have listed them. */
export function articleContents(permalink: string): TOCItem[] {
  return articles.get(permalink)?.contents ?? [];
}

/** The data attributes of the article's first element. */
export function articleData(permalink: string): Readonly<DOMStringMap> {
  return articles.get(permalink)?.data ?? {};
}

async function fetchArticle(permalink: string): Promise<Article> {
  // The host has answered with its not-found page; it would again.
  if (permalink === loadedPath) throw new PageNotFoundError(permalink);
  const response = await fetch(permalink);
  if (response.status === 404) throw new PageNotFoundError(permalink);
  if (!response.ok) throw new Error(`${permalink} answered with status ${response.status}.`);
  const page = new DOMParser().parseFromString(await response.text(), 'text/html');
  const article = findArticle(page, permalink);
  if (article === undefined) throw new Error(`The page ${permalink} has no article.`);
  return article;
}

function findArticle(page: Document, permalink: string): Article | undefined {
  const article = page.querySelector(`[data-article="${CSS.escape(permalink)}"]`);
  if (!article) return undefined;
  const first = article.firstElementChild;
  // Read where it stands: parsing a long article again takes a slow phone a tenth of a second.
  return {
    html: article.innerHTML,
    contents: readContents(article),
    data: first instanceof HTMLElement ? Object.fromEntries(Object.entries(first.dataset)) : {},
  };
}

function readContents(article: Element): TOCItem[] {
  return [...article.querySelectorAll('h2[id], h3[id], h4[id], h5[id], h6[id]')].map((original) => {
    const heading = original.cloneNode(true) as Element;
    heading.querySelector('.hash-link')?.remove();
    // A heading that is a link: the contents are links already.
    for (const link of heading.querySelectorAll('a')) link.replaceWith(...link.childNodes);
    return {value: heading.innerHTML, id: heading.id, level: Number(heading.tagName.slice(1))};
  });
}
