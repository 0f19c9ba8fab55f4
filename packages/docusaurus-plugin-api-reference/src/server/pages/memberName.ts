import {operatorSymbol, type MemberFacts, type TypeFacts} from 'api-model';
import {memberText} from '../addresses/links';

/** The name that a page shows for a group of overloads. */
export function memberName(member: MemberFacts, type: TypeFacts): string {
  return member.kind === 'operator' ? operatorName(member) : memberText(member, type);
}

/** Operators that have the symbol of another one. */
const unary: ReadonlySet<string> = new Set(['op_UnaryPlus', 'op_UnaryNegation']);

function operatorName({name}: MemberFacts): string {
  if (name === 'op_Implicit') return 'Implicit conversions';
  if (name === 'op_Explicit') return 'Explicit conversions';
  return `${unary.has(name) ? 'Unary operator' : 'Operator'} ${operatorSymbol(name)}`;
}
