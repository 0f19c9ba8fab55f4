import type {RecentPage} from '../../../client/recent';
import type {Hit} from '../../../shared';
import {hitKey} from '../../SearchPage/mergeHits';
import type {PanelOption} from './panelOptions';

/** A hit's name in plain text: `Create a project › Window size`, `CCNode.RunAction`. */
export function hitName({t, s, symbol}: Hit): string {
  if (s === '') return t;
  return symbol ? `${s}.${t}` : `${t} › ${s}`;
}

/** Where a hit is: breadcrumbs, or a symbol's namespace. */
export function hitPlace({b, symbol}: Hit): string {
  return symbol ? symbol.namespace : b.join(' › ');
}

/** What is remembered of an option that was opened; only pages are. */
export function toRecentPage(option: PanelOption): RecentPage | undefined {
  if (option.type === 'page') return {href: option.href, title: option.title, place: option.place};
  if (option.type !== 'hit') return undefined;
  return {href: hitKey(option.hit), title: hitName(option.hit), place: hitPlace(option.hit)};
}
