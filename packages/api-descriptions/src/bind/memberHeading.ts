import {
  isConversion,
  operatorSymbol,
  typeTextInName,
  type LinkedSnapshot,
  type MemberFacts,
  type TypeFacts,
  type TypeParameterScope,
} from 'api-model';
import {angleBrackets, scopeOf} from '../apiNames';

/** The heading that refers to exactly this member: `RunAction(CCAction)`, `this[int]`, `extension(string).Words`. */
export function memberHeading(member: MemberFacts, type: TypeFacts, linked: LinkedSnapshot): string {
  const plain = headingWith(parameterTypes, member, type, linked);
  const alike = (type.members ?? []).filter((other) => headingWith(parameterTypes, other, type, linked) === plain);
  if (alike.length < 2) return plain;
  const {extension} = member;
  if (!extension) return headingWith(parameterTypesWithModifiers, member, type, linked);
  return `extension(${typeTextInName(extension.type, scopeOf(type, linked, member))}).${plain}`;
}

/** Returns a member's parameter types as text. */
export type ParameterWriter = (member: MemberFacts, scope: TypeParameterScope) => readonly string[];

/** The parameters' types as headings write them, without modifiers. */
export function parameterTypes({parameters = []}: MemberFacts, scope: TypeParameterScope): readonly string[] {
  return parameters.map(({type}) => typeTextInName(type, scope));
}

/** The parameters' types with `ref`, `out`, `in`, `params` and `this`, for overloads that differ in modifiers only. */
export function parameterTypesWithModifiers(
  {parameters = []}: MemberFacts,
  scope: TypeParameterScope,
): readonly string[] {
  return parameters.map(({modifier, type}) => [modifier, typeTextInName(type, scope)].filter(Boolean).join(' '));
}

function headingWith(write: ParameterWriter, member: MemberFacts, type: TypeFacts, linked: LinkedSnapshot): string {
  const scope = scopeOf(type, linked, member);
  const list = write(member, scope).join(', ');
  switch (member.kind) {
    case 'constructor':
      return `${type.name}(${list})`;
    case 'method':
      return `${member.name}${angleBrackets(scope.method)}(${list})`;
    case 'indexer':
      return `this[${list}]`;
    case 'operator':
      return `${operatorHeading(member, scope)}(${list})`;
    default:
      return member.name;
  }
}

function operatorHeading(member: MemberFacts, scope: TypeParameterScope): string {
  if (!isConversion(member.name)) return `operator ${operatorSymbol(member.name)}`;
  const target = typeTextInName(member.type ?? 'System.Void', scope);
  return `${member.name === 'op_Implicit' ? 'implicit' : 'explicit'} operator ${target}`;
}
