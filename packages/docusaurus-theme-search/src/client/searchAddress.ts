import {maxQueryLength} from 'search-engine';

/** The parameters in the search page's address. */
export interface SearchAddress {
  readonly query: string;
  /** Name of the context to search in (`within`) or to leave out (`outside`). At most one of the two is used. */
  readonly within?: string;
  readonly outside?: string;
  /** Name of a docs version; by default the latest. */
  readonly version?: string;
  /** A group of kinds of symbols. */
  readonly kind?: string;
}

/** Returns the search page's address, `/search/?q=jump&ctx=guides`. A minus leaves a context out: `ctx=-guides`. */
export function searchAddress(baseUrl: string, {query, within, outside, version, kind}: SearchAddress): string {
  const parameters = Object.entries({
    q: query.trim(),
    ctx: within ?? (outside === undefined ? undefined : `-${outside}`),
    kind,
    version,
  }).filter((entry): entry is [string, string] => entry[1] !== undefined && entry[1] !== '');
  const search = new URLSearchParams(parameters).toString();
  return `${baseUrl}search/${search === '' ? '' : `?${search}`}`;
}

/** Reads a location's `search`, whether `searchAddress` wrote it or a reader typed it. */
export function readSearchAddress(search: string): SearchAddress {
  const parameters = new URLSearchParams(search);
  const value = (name: string): string | undefined => {
    const text = parameters.get(name)?.slice(0, maxQueryLength).trim();
    return text === '' ? undefined : text;
  };
  const context = value('ctx');
  const isOutside = context?.startsWith('-') === true;
  return {
    query: value('q') ?? '',
    ...(context !== undefined && !isOutside && {within: context}),
    ...(context !== undefined && isOutside && context.length > 1 && {outside: context.slice(1)}),
    ...(value('version') !== undefined && {version: value('version')}),
    ...(value('kind') !== undefined && {kind: value('kind')}),
  };
}
