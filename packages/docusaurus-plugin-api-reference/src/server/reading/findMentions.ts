import {linkApiReferences, memoizeByText, type ApiNames} from 'api-descriptions';
import {groupPairs, isTypeId, typeId, type DocId} from 'api-model';
import type {Link} from '../../view';
import {parsedPage} from './parsedPage';
import type {Page} from './readPages';

type TypesOf = (source: string, address: string) => ReadonlySet<DocId>;

/** How to find the types that a page mentions, by the API's names. A page is read again only when it or the names change. */
const typesByNames = new WeakMap<ApiNames, TypesOf>();

/** Finds the pages that mention each type or a member of it in inline code; by the type's id, in the order of the pages. */
export function findMentions(pages: readonly Page[], names: ApiNames): ReadonlyMap<DocId, readonly Link[]> {
  const typesOf = typesByNames.get(names) ?? memoizeByText((source, address) => typesIn(source, address, names));
  typesByNames.set(names, typesOf);
  return groupPairs(
    pages.flatMap(({title, address, source}) => {
      const link = {text: title, href: address};
      return Array.from(typesOf(source, address), (id) => [id, link] as const);
    }),
  );
}

function typesIn(source: string, address: string, names: ApiNames): ReadonlySet<DocId> {
  const ids = linkApiReferences(structuredClone(parsedPage(source, address)), {names}).mentions;
  return new Set(ids.map((id) => (isTypeId(id) ? id : ownerOf(id, names))));
}

function ownerOf(member: DocId, {linked}: ApiNames): DocId {
  return linked.membersById.get(member)?.type.id ?? typeId('');
}
