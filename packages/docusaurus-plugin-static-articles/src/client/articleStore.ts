import type {TOCItem} from '@docusaurus/mdx-loader';
import {htmlInPieces} from './htmlInPieces';
import {inSlices} from './inSlices';

interface Article {
  readonly html: string;
  /** Its headings, in the form of MDX's table of contents. */
  readonly contents: TOCItem[];
  /** The data attributes of its first element. */
  readonly data: Readonly<DOMStringMap>;
}

const articles = new Map<string, Article>();

/** Thrown when there is no page at the address. */
export class PageNotFoundError extends Error {}

/** The path of the page that the browser loaded itself, as the reader wrote it; the router shows all others. */
export const loadedPath = typeof location === 'undefined' ? '' : location.pathname;

/**
 * Loads the article of a page, from the document if the browser loaded that page, or else from the page's own HTML. The
 * article's route waits for this, so the router shows the page only when the article is available. A failure makes the
 * route fail to load, so Docusaurus reloads the page in full. Throws `PageNotFoundError` if there is no such page.
 *
 * @param isLoaded Whether the browser loaded the page itself. If the document has no such article, the host has answered
 *   with its not-found page and would do so again.
 */
export async function loadArticle(permalink: string, isLoaded = false): Promise<void> {
  const article = await readArticle(document, permalink);
  if (!article && isLoaded) throw new PageNotFoundError(permalink);
  articles.set(permalink, article ?? (await fetchArticle(permalink)));
}

/** The article's HTML. Call it after `loadArticle` has finished. */
export function articleHtml(permalink: string): string {
  return articles.get(permalink)?.html ?? '';
}

/** The article's headings, in the form of MDX's table of contents. */
export function articleContents(permalink: string): TOCItem[] {
  return articles.get(permalink)?.contents ?? [];
}

/** The data attributes of the article's first element. */
export function articleData(permalink: string): Readonly<DOMStringMap> {
  return articles.get(permalink)?.data ?? {};
}

async function fetchArticle(permalink: string): Promise<Article> {
  const response = await fetch(permalink);
  if (response.status === 404) throw new PageNotFoundError(permalink);
  if (!response.ok) throw new Error(`${permalink} responded with status ${response.status}.`);
  // The current page's policy does not allow another page's rules, not even in a parsed document that is never shown.
  const html = (await response.text()).replace(/<style>.*?<\/style>/s, '');
  const page = new DOMParser().parseFromString(html, 'text/html');
  const article = await readArticle(page, permalink);
  if (article === undefined) throw new Error(`The page ${permalink} has no article.`);
  return article;
}

async function readArticle(page: Document, permalink: string): Promise<Article | undefined> {
  const article = page.querySelector(`[data-article="${CSS.escape(permalink)}"]`);
  if (!article) return undefined;
  const first = article.firstElementChild;
  // Read in place, because parsing a long article again takes a tenth of a second on a slow phone.
  const pieces: string[] = [];
  await inSlices(htmlInPieces(article), (piece) => pieces.push(piece));
  return {
    html: pieces.join(''),
    contents: readContents(article),
    data: first instanceof HTMLElement ? Object.fromEntries(Object.entries(first.dataset)) : {},
  };
}

function readContents(article: Element): TOCItem[] {
  return [...article.querySelectorAll('h2[id], h3[id], h4[id], h5[id], h6[id]')]
    .filter(isInContents)
    .map((original) => {
      const heading = original.cloneNode(true) as Element;
      heading.querySelector('.hash-link')?.remove();
      // Unwraps links in headings, because the entries of the contents are links already.
      for (const link of heading.querySelectorAll('a')) link.replaceWith(...link.childNodes);
      return {value: heading.innerHTML, id: heading.id, level: levelOf(heading)};
    });
}

/** Returns whether a heading is in the contents; `data-contents-depth` sets the deepest level of those inside an element. */
function isInContents(heading: Element): boolean {
  const limited = heading.closest<HTMLElement>('[data-contents-depth]');
  return limited === null || levelOf(heading) <= Number(limited.dataset['contentsDepth']);
}

function levelOf(heading: Element): number {
  return Number(heading.tagName.slice(1));
}
