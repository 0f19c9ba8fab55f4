import type {MemberKind} from 'api-model';

/** The sections of a type page, in order. */
export const sectionKinds = [
  {id: 'constructors', title: 'Constructors', kinds: ['constructor']},
  {id: 'constants', title: 'Constants', kinds: ['constant']},
  {id: 'fields', title: 'Fields', kinds: ['field']},
  {id: 'properties', title: 'Properties', kinds: ['property', 'indexer']},
  {id: 'methods', title: 'Methods', kinds: ['method']},
  {id: 'operators', title: 'Operators', kinds: ['operator']},
  {id: 'events', title: 'Events', kinds: ['event']},
] as const satisfies readonly {id: string; title: string; kinds: readonly MemberKind[]}[];
