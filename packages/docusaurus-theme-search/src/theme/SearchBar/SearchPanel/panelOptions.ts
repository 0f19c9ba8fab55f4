import {hitAddress} from '../../../client/hitAddress';
import type {Recent} from '../../../client/recent';
import {searchAddress} from '../../../client/searchAddress';
import type {SearchContextData} from '../../../client/searchData';
import type {Hit} from 'search-engine';
import {hitKey} from '../../SearchPage/mergeHits';
import {isEmpty, type Found, type PanelState} from './panelState';

/** Something in the list that can be opened. `key` is unique among all options. */
export type PanelOption = {readonly key: string; readonly href: string} & (
  | {readonly type: 'hit'; readonly hit: Hit}
  | {readonly type: 'all'; readonly label: string}
  | {readonly type: 'search'; readonly query: string}
  | {readonly type: 'page'; readonly title: string; readonly place: string}
);

export interface PanelSection {
  readonly label: string;
  readonly options: readonly PanelOption[];
}

/** Where the reader searches: in which site and docs version, and which context comes first. */
export interface SearchScope {
  readonly baseUrl: string;
  /** Name of the docs version; absent for the latest. */
  readonly version?: string;
  readonly context?: SearchContextData;
}

/**
 * Returns the list for a text: the hits, then the links to all results, unless further hits will take their place. Empty if
 * nothing was found.
 */
export function foundSections(found: Found | undefined, scope: SearchScope): readonly PanelSection[] {
  if (!found || found.hits.length === 0) return [];
  const {terms, isSettled} = found.results;
  return [
    {
      label: 'Suggestions',
      options: found.hits.map((hit) => ({type: 'hit', key: hitKey(hit), href: hitAddress(hit, terms), hit})),
    },
    ...(isSettled ? [{label: 'All results', options: allResults(found.text, scope)}] : []),
  ];
}

/** Returns the list of an empty box. */
export function emptySections(
  recent: Recent,
  popular: readonly Hit[],
  {baseUrl, version}: SearchScope,
): readonly PanelSection[] {
  const opened = new Set(recent.pages.map(({href}) => href));
  const sections: readonly PanelSection[] = [
    {
      label: 'Recent searches',
      options: recent.searches.map((query) => ({
        type: 'search',
        key: `search ${query}`,
        href: searchAddress(baseUrl, {query, version}),
        query,
      })),
    },
    {
      label: 'Recently opened',
      options: recent.pages.map(({href, title, place}) => ({type: 'page', key: `page ${href}`, href, title, place})),
    },
    {
      label: 'Popular pages',
      options: popular
        .filter((hit) => !opened.has(hitKey(hit)))
        .map((hit) => ({type: 'hit', key: hitKey(hit), href: hitKey(hit), hit})),
    },
  ];
  return sections.filter(({options}) => options.length > 0);
}

/** Returns the links to the search page, in the specification's words. */
export function allResults(query: string, {baseUrl, version, context}: SearchScope): readonly PanelOption[] {
  const option = (key: string, label: string, part: {within?: string; outside?: string}): PanelOption => ({
    type: 'all',
    key,
    label,
    href: searchAddress(baseUrl, {query, version, ...part}),
  });
  return [
    option('all', 'See all results', {}),
    ...(context
      ? [
          option('within', `See all results within "${context.label}"`, {within: context.name}),
          option('outside', `See all results outside "${context.label}"`, {outside: context.name}),
        ]
      : []),
  ];
}

/** Returns the key of the option that Enter opens: the chosen one, otherwise the first hit. */
export function activeKey({text, chosen}: PanelState, options: readonly PanelOption[]): string | undefined {
  if (options.some(({key}) => key === chosen)) return chosen;
  return isEmpty(text) ? undefined : options[0]?.key;
}

/** Returns the key of the option that an arrow key moves to. Wraps around at both ends. */
export function nextKey(options: readonly PanelOption[], active: string | undefined, step: 1 | -1): string | undefined {
  const index = options.findIndex(({key}) => key === active);
  const start = index === -1 && step === -1 ? 0 : index;
  return options[(start + step + options.length) % options.length]?.key;
}
