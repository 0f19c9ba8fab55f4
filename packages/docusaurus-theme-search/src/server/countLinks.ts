import type {PageInfo} from './readPageInfo';

/** Counts, for each page and each anchor (`/page#anchor`), the other pages whose article links to it. */
export function countLinks(pages: readonly Pick<PageInfo, 'links'>[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const {links} of pages) for (const target of links) counts.set(target, (counts.get(target) ?? 0) + 1);
  return counts;
}
