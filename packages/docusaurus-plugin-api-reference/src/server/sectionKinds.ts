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

/** The sections of a type page, in order: what a game uses comes before what only derived classes see. */
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
