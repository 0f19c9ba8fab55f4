import type {Question} from './question';

/** An address of a question that the site does not have. */
export interface MissingPage {
  readonly query: string;
  readonly page: string;
}

/**
 * Returns the addresses that don't exist.
 *
 * @param readIds the ids of a page's elements, `undefined` for a page that does not exist
 */
export function findMissingPages(
  questions: readonly Question[],
  readIds: (path: string) => ReadonlySet<string> | undefined,
): readonly MissingPage[] {
  return questions.flatMap(({query, pages}) =>
    pages.filter((page) => !exists(page, readIds)).map((page) => ({query, page})),
  );
}

function exists(page: string, readIds: (path: string) => ReadonlySet<string> | undefined): boolean {
  const [path = '', anchor = ''] = page.split('#');
  const ids = readIds(path);
  if (!ids) return false;
  return anchor === '' || ids.has(anchor) || [...ids].some((id) => id.startsWith(`${anchor}-`));
}
