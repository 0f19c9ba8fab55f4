import {operatorSymbol, type MemberFacts, type TypeFacts} from 'api-model';
import {memberText} from './links';

/** The name that a page shows for a group of overloads. */
export function memberName(member: MemberFacts, type: TypeFacts): string {
  return member.kind === 'operator' ? operatorName(member) : memberText(member, type);
}

function operatorName({name}: MemberFacts): string {
  if (name === 'op_Implicit') return 'Implicit conversions';
  return name === 'op_Explicit' ? 'Explicit conversions' : `Operator ${operatorSymbol(name)}`;
}
