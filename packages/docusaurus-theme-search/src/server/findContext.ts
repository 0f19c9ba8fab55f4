import type {SearchContext} from '../options';

/**
 * Name of the context that a page belongs to: that with the longest path that the page's own begins with.
 *
 * @throws Error when there is none: the page would be missing from every list.
 */
export function findContext(path: string, contexts: readonly SearchContext[]): string {
  const matches = contexts.flatMap(({name, paths}) =>
    paths.filter((each) => isBelow(path, each)).map((each) => ({name, length: each.length})),
  );
  const [longest] = matches.sort((a, b) => b.length - a.length);
  if (longest) return longest.name;
  throw new Error(
    `The page ${path} is in no context of the search. Add it, or a folder around it, to the paths of one of these:` +
      ` ${contexts.map(({name}) => name).join(', ')}.`,
  );
}

const isBelow = (path: string, folder: string): boolean =>
  `${path}/`.startsWith(folder.endsWith('/') ? folder : `${folder}/`);
