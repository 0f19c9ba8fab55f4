/** A reader's recent searches and opened pages, newest first. */
export interface Recent {
  readonly searches: readonly string[];
  readonly pages: readonly RecentPage[];
}

export interface RecentPage {
  /** With the site's base. */
  readonly href: string;
  readonly title: string;
  readonly place: string;
}

const maxRecent = 5;
export const noRecent: Recent = {searches: [], pages: []};

export function addSearch({searches, pages}: Recent, query: string): Recent {
  const text = query.trim();
  return text === '' ? {searches, pages} : {searches: moveToFront(searches, text, same), pages};
}

export function addPage({searches, pages}: Recent, page: RecentPage): Recent {
  return {searches, pages: moveToFront(pages, page, samePage)};
}

export function removeSearch({searches, pages}: Recent, query: string): Recent {
  return {searches: searches.filter((each) => each !== query), pages};
}

export function removePage({searches, pages}: Recent, href: string): Recent {
  return {searches, pages: pages.filter((page) => page.href !== href)};
}

/** Parses what was stored. Skips anything malformed, and addresses outside the site. */
export function parseRecent(stored: string | null, baseUrl: string): Recent {
  const {searches, pages} = parseObject(stored);
  return {
    searches: listOf(searches, (value) => typeof value === 'string'),
    pages: listOf(pages, isPage).filter(({href}) => isOfSite(href, baseUrl)),
  };
}

/** No site has this origin, so an address that resolves to it has no origin of its own. */
const origin = 'https://site.invalid';

/** Checks the resolved address, because browsers read `\` as `/` and ignore tabs, so `/\example.org` leaves the site. */
function isOfSite(href: string, baseUrl: string): boolean {
  try {
    const address = new URL(href, origin);
    return href.startsWith(baseUrl) && address.origin === origin && address.pathname.startsWith(baseUrl);
  } catch {
    return false;
  }
}

function moveToFront<Item>(
  list: readonly Item[],
  item: Item,
  isSame: (one: Item, other: Item) => boolean,
): readonly Item[] {
  return [item, ...list.filter((each) => !isSame(each, item))].slice(0, maxRecent);
}

const same = (one: string, other: string): boolean => one.toLowerCase() === other.toLowerCase();
const samePage = (one: RecentPage, other: RecentPage): boolean => one.href === other.href;

function parseObject(stored: string | null): Partial<Record<string, unknown>> {
  try {
    const value: unknown = JSON.parse(stored ?? '{}');
    return typeof value === 'object' && value !== null ? {...value} : {};
  } catch {
    return {};
  }
}

function listOf<Item>(value: unknown, isItem: (item: unknown) => item is Item): Item[] {
  return Array.isArray(value) ? value.filter(isItem).slice(0, maxRecent) : [];
}

function isPage(value: unknown): value is RecentPage {
  const {href, title, place} = (value ?? {}) as Partial<Record<keyof RecentPage, unknown>>;
  return [href, title, place].every((part) => typeof part === 'string');
}
