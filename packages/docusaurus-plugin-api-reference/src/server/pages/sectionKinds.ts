import type {MemberFacts, MemberKind} from 'api-model';

interface SectionKind {
  readonly id: string;
  readonly title: string;
  readonly has: (member: MemberFacts) => boolean;
}

const ofKind =
  (...kinds: readonly MemberKind[]) =>
  ({kind}: MemberFacts): boolean =>
    kinds.includes(kind);

/** Returns whether a section is a table without headings, as those of fields and constants are. */
export function isTableSection(section: string): boolean {
  return ['constants', 'fields', 'protected-fields'].includes(section);
}

/** The sections of a type page, in order: members for games come before those for derived classes only. */
export const sectionKinds: readonly SectionKind[] = [
  {id: 'constructors', title: 'Constructors', has: ofKind('constructor')},
  {id: 'fields', title: 'Fields', has: ({kind, accessibility}) => kind === 'field' && accessibility === 'public'},
  {id: 'properties', title: 'Properties', has: ofKind('property', 'indexer')},
  {id: 'methods', title: 'Methods', has: ofKind('method')},
  {id: 'operators', title: 'Operators', has: ofKind('operator')},
  {id: 'events', title: 'Events', has: ofKind('event')},
  {id: 'constants', title: 'Constants', has: ofKind('constant')},
  {
    id: 'protected-fields',
    title: 'Fields for derived classes',
    has: ({kind, accessibility}) => kind === 'field' && accessibility !== 'public',
  },
];
