import type {SearchContext} from '../options';
import {findByAddress} from '../shared/findByAddress';

/**
 * Returns the name of the context that a page belongs to: the one with the longest path that the page's path starts with.
 *
 * @throws Error when there is none, because the page would be missing from every list.
 */
export function findContext(path: string, contexts: readonly SearchContext[]): string {
  const context = findByAddress(path, contexts, ({paths}) => paths);
  if (context) return context.name;
  throw new Error(
    `The page ${path} isn't in any search context. Add it, or a folder around it, to the paths of one of these:` +
      ` ${contexts.map(({name}) => name).join(', ')}.`,
  );
}
