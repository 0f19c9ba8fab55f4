import {
  receiverOf,
  typeTextInName,
  type LinkedSnapshot,
  type MemberFacts,
  type TypeFacts,
  type TypeParameterScope,
} from 'api-model';
import {scopeOf} from '../apiNames';
import {parameterTypes, parameterTypesWithModifiers, type ParameterWriter} from './memberHeading';
import type {Heading} from './parseHeading';

export type FoundMembers =
  /** One member, or all overloads of a name. */
  | {readonly kind: 'found'; readonly members: readonly MemberFacts[]; readonly group: boolean}
  | {readonly kind: 'ambiguous'; readonly members: readonly MemberFacts[]}
  /** `sameName` holds the overloads that exist. */
  | {readonly kind: 'none'; readonly sameName: readonly MemberFacts[]};

/** Finds the members that a heading refers to, among those that `type` declares itself. */
export function findMembers(heading: Heading, type: TypeFacts, linked: LinkedSnapshot): FoundMembers {
  const name = heading.name === type.name ? '.ctor' : heading.name;
  const named = (type.members ?? []).filter((member) => member.name === name);
  const extending = named.filter((member) => isExtensionOf(heading.receiver, member, type, linked));
  const candidates = ofArity(extending, heading.typeParameters.length);
  const {parameters} = heading;
  if (parameters === undefined) {
    if (candidates.length === 0) return {kind: 'none', sameName: named};
    return {kind: 'found', members: candidates, group: candidates.some(isCallable) || candidates.length > 1};
  }
  const having = (write: ParameterWriter): readonly MemberFacts[] =>
    candidates.filter((member) => {
      const scope = scopeOfHeading(heading, scopeOf(type, linked, member));
      return isCallable(member) && convertsTo(member, heading, scope) && sameTypes(write(member, scope), parameters);
    });
  const exact = having(parameterTypesWithModifiers);
  const matching = exact.length > 0 ? exact : having(parameterTypes);
  if (matching.length === 0) return {kind: 'none', sameName: named};
  return matching.length === 1
    ? {kind: 'found', members: matching, group: false}
    : {kind: 'ambiguous', members: matching};
}

/** Returns whether a member extends the type in its heading, which need not name one. */
function isExtensionOf(
  receiver: string | undefined,
  member: MemberFacts,
  type: TypeFacts,
  linked: LinkedSnapshot,
): boolean {
  if (receiver === undefined) return true;
  const extended = receiverOf(member);
  return (
    extended !== undefined && sameTypes([typeTextInName(extended.type, scopeOf(type, linked, member))], [receiver])
  );
}

/** The author may name a method's type parameters as they like. */
function scopeOfHeading(heading: Heading, scope: TypeParameterScope): TypeParameterScope {
  return heading.typeParameters.length > 0 ? {...scope, method: heading.typeParameters} : scope;
}

function ofArity(members: readonly MemberFacts[], arity: number): readonly MemberFacts[] {
  const exact = members.filter(
    ({typeParameters = [], extension}) => typeParameters.length - (extension?.arity ?? 0) === arity,
  );
  // `Load(string)` may mean `Load<T>(string)` when no other member has the name.
  return exact.length === 0 && arity === 0 ? members : exact;
}

function isCallable({kind}: MemberFacts): boolean {
  return kind === 'method' || kind === 'constructor' || kind === 'indexer' || kind === 'operator';
}

function convertsTo(member: MemberFacts, {conversionTo}: Heading, scope: TypeParameterScope): boolean {
  if (conversionTo === undefined) return true;
  return member.type !== undefined && simplified(typeTextInName(member.type, scope)) === simplified(conversionTo);
}

function sameTypes(actual: readonly string[], written: readonly string[]): boolean {
  return (
    actual.length === written.length &&
    actual.every((type, index) => simplified(type) === simplified(written[index] ?? ''))
  );
}

/** Removes namespaces, outer types and spaces, so that `CCLabel.ivec3` and `ivec3` are the same. */
function simplified(type: string): string {
  const [, modifier = '', name = ''] = /^((?:ref|out|in|params|this) )?(.*)$/su.exec(type) ?? [];
  return modifier + name.replace(/\s+/g, '').replace(/(?:[\p{L}_][\p{L}\p{N}_]*(?:<[^<>]*>)?\.)+/gu, '');
}
