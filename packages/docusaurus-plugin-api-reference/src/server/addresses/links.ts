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
  memberText,
  namespacePath,
  parseTypeName,
  typeId,
  typePath,
  typeText,
  type AnnotatedType,
  type DocId,
  type LinkedSnapshot,
  type MemberFacts,
  type SourceSpan,
  type TypeFacts,
} from 'api-model';
import type {Link} from '../../view';
import {externalAddress} from './externalAddress';

/** The address of a type by its full name with arity: our page or that of its library; undefined for unknown libraries. */
export function typeHref(name: string, linked: LinkedSnapshot): string | undefined {
  const own = linked.typesById.get(typeId(name));
  return own ? typePath(own) : externalHref(name);
}

/** The address of a type's page in the documentation of .NET or MonoGame, by its full name with arity (`` List`1 ``). */
export function externalHref(name: string): string | undefined {
  return externalAddress(typeId(name));
}

export function typeLink(type: TypeFacts, linked: LinkedSnapshot): Link {
  return {text: csharpName(type, linked), href: typePath(type)};
}

export function namespaceLink(namespace: string): Link {
  return {text: namespace, href: namespacePath(namespace)};
}

/** Links a type by its name in the declaration of `of`, or of one of its members: ``System.Collections.Generic.IList{`0}``. */
export function typeNameLink(
  named: AnnotatedType,
  of: TypeFacts,
  linked: LinkedSnapshot,
  member?: MemberFacts,
): Link | string {
  const parsed = parseTypeName(named.type);
  const href = parsed.kind === 'named' ? typeHref(definitionName(parsed), linked) : undefined;
  const text = typeText(named, scopeOf(of, linked, member));
  return href === undefined ? text : {text, href};
}

/** Links one of our members, with its type's name before it unless it is on that type's page. */
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

/** Links a member by its id; members of other libraries are only text. */
export function memberIdLink(id: DocId, linked: LinkedSnapshot): Link | string {
  const own = linked.membersById.get(id);
  return own ? memberLink(own) : fullNameOf(id).replace(/\(.*$/, '').split('.').slice(-2).join('.');
}

/** Links the first line of a declaration at the tag, or its file if the line is unknown. A last line would add 3 % to pages. */
export function sourceLink({file, line}: SourceSpan, {snapshot}: LinkedSnapshot): Link {
  const {repository, tag} = snapshot.manifest;
  const path = file.split('/').map(encodeURIComponent).join('/');
  const name = file.split('/').at(-1) ?? file;
  const href = `https://github.com/${repository}/blob/${tag}/${path}`;
  return line === undefined ? {text: name, href} : {text: `${name}, line ${line}`, href: `${href}#L${line}`};
}

/** Links the names in "See also", which all resolve because the binding has checked them. */
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

/** Links the type of an exception, mostly .NET's and written without its namespace. */
export function exceptionLink({name}: Term, names: ApiNames, from: TypeFacts | undefined): Link | string {
  const href = typeHref(fullNameOf(exceptionId(name, names, from) as DocId), names.linked);
  return href === undefined ? name : {text: name, href};
}
