import type {MemberFacts, TypeFacts} from './facts';
import {operatorSymbol} from './operatorSymbol';

/** The name that a page shows for a group of overloads. */
export function memberName(member: MemberFacts, type: TypeFacts): string {
  return member.kind === 'operator' ? operatorsName(member) : memberText(member, type);
}

/** The name of a member: for constructors their type's name, for operators their name in metadata. */
export function memberText(member: MemberFacts, type: TypeFacts): string {
  if (member.kind === 'constructor') return type.name;
  return member.kind === 'indexer' ? 'this[]' : member.name;
}

/** Operators that have the symbol of another one. */
const unary: ReadonlySet<string> = new Set(['op_UnaryPlus', 'op_UnaryNegation']);

function operatorsName({name}: MemberFacts): string {
  if (name === 'op_Implicit') return 'Implicit conversions';
  if (name === 'op_Explicit') return 'Explicit conversions';
  return `${unary.has(name) ? 'Unary operator' : 'Operator'} ${operatorSymbol(name)}`;
}
