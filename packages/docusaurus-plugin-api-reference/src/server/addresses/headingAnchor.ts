import {groupAnchor, memberAnchor, type MemberFacts, type TypeFacts} from 'api-model';

/** Returns the anchor of the heading above the members of one name, of which `first` is the first. */
export function headingAnchor(first: MemberFacts, {members = []}: TypeFacts): string {
  // A method may have the name of an extension property, whose heading then has the name as its anchor.
  const isTaken = first.kind === 'method' && members.some(({kind, name}) => kind === 'property' && name === first.name);
  return isTaken ? memberAnchor(first.id) : groupAnchor(first.id);
}
