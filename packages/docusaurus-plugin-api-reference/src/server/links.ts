import {
  csharpName,
  exceptionId,
  resolveReference,
  scopeOf,
  targetPath,
  type ApiNames,
  type Reference,
  type Term,
} from 'api-descriptions';
import {
  definitionName,
  fullNameOf,
  memberAnchor,
  namespacePath,
  parseTypeName,
  typeId,
  typePath,
  typeText,
  type DocId,
  type LinkedSnapshot,
  type MemberFacts,
  type SourceSpan,
  type TypeFacts,
  type TypeName,
} from 'api-model';
import type {Link} from '../view';
import {externalAddress} from './externalAddress';

/** Address of a type by its full name with arity: a page of ours, or of the library it belongs to; none for others. */
export function typeHref(name: string, linked: LinkedSnapshot): string | undefined {
  const own = linked.typesById.get(typeId(name));
  return own ? typePath(own) : externalHref(name);
}

/** Address of a type's page in the documentation of .NET or MonoGame; `name` is full, with arity (`` List`1 ``). */
export function externalHref(name: string): string | undefined {
  return externalAddress(typeId(name));
}

export function typeLink(type: TypeFacts, linked: LinkedSnapshot): Link {
  return {text: csharpName(type, linked), href: typePath(type)};
}

export function namespaceLink(namespace: string): Link {
  return {text: namespace, href: namespacePath(namespace)};
}

/** A type by the name that the declaration of `of` gives it: ``System.Collections.Generic.IList{`0}``. */
export function typeNameLink(name: TypeName, of: TypeFacts, linked: LinkedSnapshot): Link | string {
  const parsed = parseTypeName(name);
  const href = parsed.kind === 'named' ? typeHref(definitionName(parsed), linked) : undefined;
  const text = typeText(name, scopeOf(of, linked));
  return href === undefined ? text : {text, href};
}

/** A member of ours, with the type before it unless the page is that type's. */
export function memberLink(
  {member, type}: {readonly member: MemberFacts; readonly type: TypeFacts},
  from?: TypeFacts,
): Link {
  const text = memberText(member, type);
  return {
    text: from?.id === type.id ? text : `${type.name}.${text}`,
    href: `${typePath(type)}#${memberAnchor(member.id)}`,
  };
}

/** What one calls a member: constructors by their type's name, operators by their symbol. */
export function memberText(member: MemberFacts, type: TypeFacts): string {
  if (member.kind === 'constructor') return type.name;
  return member.kind === 'indexer' ? 'this[]' : member.name;
}

/** A member by its id: ours, or text for another library's. */
export function memberIdLink(id: DocId, linked: LinkedSnapshot): Link | string {
  const own = linked.membersById.get(id);
  return own ? memberLink(own) : fullNameOf(id).replace(/\(.*$/, '').split('.').slice(-2).join('.');
}

/** Where a declaration begins, at the tag. The last line would cost each page 3 % for little. */
export function sourceLink({file, line}: SourceSpan, {snapshot}: LinkedSnapshot): Link {
  const {repository, tag} = snapshot.manifest;
  const path = file.split('/').map(encodeURIComponent).join('/');
  return {
    text: `${file.split('/').at(-1) ?? file}, line ${line}`,
    href: `https://github.com/${repository}/blob/${tag}/${path}#L${line}`,
  };
}

/** "See also": the names resolve, or the words could not have been bound. */
export function seeLinks(
  references: readonly Reference[],
  names: ApiNames,
  from: TypeFacts | undefined,
): readonly Link[] {
  return references.flatMap(({name}) => {
    const target = resolveReference(name, names, from);
    return target.kind === 'none' || target.kind === 'ambiguous' ? [] : [{text: name, href: targetPath(target)}];
  });
}

/** The type of an exception: mostly .NET's, written without its namespace. */
export function exceptionLink({name}: Term, names: ApiNames, from: TypeFacts | undefined): Link | string {
  const href = typeHref(fullNameOf(exceptionId(name, names, from) as DocId), names.linked);
  return href === undefined ? name : {text: name, href};
}
