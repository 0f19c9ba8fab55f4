import {isTypeId, memberAnchor, memberIdParts, namespacePath, typeId, typePath, type DocId} from 'api-model';
import {externalAddress} from './externalAddress';

/** The ids that determine an address. */
export interface KnownIds {
  /** Types and members of the API. */
  readonly own: ReadonlySet<string>;
  /** Namespaces that have a page. */
  readonly namespaces: ReadonlySet<string>;
  /** Members of enums in other libraries. */
  readonly enumMembers: ReadonlySet<string>;
}

/**
 * Returns the address of an identifier's documentation: our page with exactly that overload's anchor, or the page of .NET
 * or MonoGame. Undefined for an API without a page.
 */
export function identifierAddress(id: string, {own, namespaces, enumMembers}: KnownIds): string | undefined {
  if (namespaces.has(id)) return namespacePath(id.slice('N:'.length));
  if (!own.has(id)) return externalAddress(id as DocId, enumMembers.has(id));
  if (isTypeId(id)) return typePath({id: id as DocId});
  return `${typePath({id: typeId(memberIdParts(id as DocId).type)})}#${memberAnchor(id as DocId)}`;
}
