import type {RecentPage} from '../../../client/recent';
import type {Hit} from 'search-engine';
import {hitKey} from '../../SearchPage/mergeHits';
import type {PanelOption} from './panelOptions';

/** Returns a hit's name in plain text: `Create a project › Window size`, `CCNode.RunAction`. */
function hitName({t, s, symbol}: Hit): string {
  if (s === '') return t;
  return symbol ? `${s}.${t}` : `${t} › ${s}`;
}

/** Returns the location of a hit: its breadcrumbs, or a symbol's namespace. */
export function hitPlace({b, symbol}: Hit): string {
  return symbol ? symbol.namespace : b.join(' › ');
}

/** Returns the page to remember for an opened option; undefined for options that are not pages. */
export function toRecentPage(option: PanelOption): RecentPage | undefined {
  if (option.type === 'page') return {href: option.href, title: option.title, place: option.place};
  if (option.type !== 'hit') return undefined;
  return {href: hitKey(option.hit), title: hitName(option.hit), place: hitPlace(option.hit)};
}
