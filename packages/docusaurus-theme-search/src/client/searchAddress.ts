import {maxQueryLength} from '../shared/constants';

/** What the address of the search page says. */
export interface SearchAddress {
  readonly query: string;
  /** Name of the context to stay in, or to leave out. At most one of the two counts. */
  readonly within?: string;
  readonly outside?: string;
  /** Name of a docs version; the latest one without it. */
  readonly version?: string;
  /** A group of kinds of symbols. */
  readonly kind?: string;
}

/** The search page's address, `/search/?q=jump&ctx=guides`. A context that is left out has a minus: `ctx=-guides`. */
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

/** Reads what `searchAddress` writes, and whatever else somebody may have typed, from a location's `search`. */
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
