import {
  memberAnchor,
  namespacePath,
  typePath,
  type MemberFacts,
  type MemberKind,
  type TypeFacts,
  type TypeKind,
} from 'api-model';
import {stringify} from 'yaml';
import {csharpName, type ApiNames} from '../apiNames';
import type {BoundDescriptions} from '../bind/boundDescriptions';
import {memberHeading} from '../bind/memberHeading';
import type {Words} from '../descriptions';
import {toPlainText} from '../text/toPlainText';
import {originOf} from './originOf';

/** An entry of DocFX's cross-reference map (https://dotnet.github.io/docfx/docs/links-and-cross-references.html). */
interface XrefSpec {
  /** A documentation id without its prefix. */
  readonly uid: string;
  readonly name: string;
  readonly href: string;
  readonly commentId: string;
  readonly fullName: string;
  readonly nameWithType: string;
  /** The kind, in DocFX's terms. */
  readonly type: string;
  readonly summary?: string;
}

/**
 * All namespaces, types and members as DocFX's `xrefmap.yml`, so that other projects' documentation can link here.
 *
 * @param siteUrl The site's address without a trailing slash.
 */
export function toXrefMap(names: ApiNames, bound: BoundDescriptions, siteUrl: string): string {
  const references = [
    ...names.namespaces.map((namespace) => namespaceSpec(namespace, bound, siteUrl)),
    ...names.linked.snapshot.types.flatMap((type) => [
      typeSpec(type, names, bound, siteUrl),
      ...(type.members ?? []).map((member) => memberSpec(member, type, names, bound, siteUrl)),
    ]),
  ];
  // To DocFX, `sorted: true` means .NET's invariant order, which ours is not. Without it, DocFX sorts the list itself.
  const head = `### YamlMime:XRefMap\n# ${originOf(names.linked.snapshot.manifest)}\n`;
  return head + stringify({references}, {lineWidth: 0, aliasDuplicateObjects: false});
}

function namespaceSpec(namespace: string, bound: BoundDescriptions, siteUrl: string): XrefSpec {
  return {
    uid: namespace,
    name: namespace,
    href: siteUrl + namespacePath(namespace),
    commentId: `N:${namespace}`,
    fullName: namespace,
    nameWithType: namespace,
    type: 'Namespace',
    ...summaryOf(bound.namespaces.get(namespace)),
  };
}

const typeKinds: Readonly<Record<TypeKind, string>> = {
  class: 'Class',
  struct: 'Struct',
  interface: 'Interface',
  enum: 'Enum',
  delegate: 'Delegate',
};

function typeSpec(type: TypeFacts, names: ApiNames, bound: BoundDescriptions, siteUrl: string): XrefSpec {
  const name = csharpName(type, names.linked);
  return {
    uid: uidOf(type.id),
    name,
    href: siteUrl + typePath(type),
    commentId: type.id,
    fullName: `${type.namespace}.${name}`,
    nameWithType: name,
    type: typeKinds[type.kind],
    ...summaryOf(bound.types.get(type.id)?.description),
  };
}

const memberKinds: Readonly<Record<MemberKind, string>> = {
  constructor: 'Constructor',
  constant: 'Field',
  enumMember: 'Field',
  field: 'Field',
  property: 'Property',
  indexer: 'Property',
  method: 'Method',
  operator: 'Operator',
  event: 'Event',
};

function memberSpec(
  member: MemberFacts,
  type: TypeFacts,
  names: ApiNames,
  bound: BoundDescriptions,
  siteUrl: string,
): XrefSpec {
  const name = memberHeading(member, type, names.linked);
  const nameWithType = `${csharpName(type, names.linked)}.${name}`;
  return {
    uid: uidOf(member.id),
    name,
    href: `${siteUrl}${typePath(type)}#${memberAnchor(member.id)}`,
    commentId: member.id,
    fullName: `${type.namespace}.${nameWithType}`,
    nameWithType,
    type: memberKinds[member.kind],
    ...summaryOf(bound.members.get(member.id)?.description),
  };
}

function uidOf(id: string): string {
  return id.slice('T:'.length);
}

function summaryOf(words: Words | undefined): {readonly summary?: string} {
  return words === undefined ? {} : {summary: toPlainText(words.summary)};
}
