import type {DocId, TypeFacts} from 'api-model';
import type {MemberDescription, NamespaceDescription, Term, TypeDescription} from '../descriptions';
import type {Problem} from '../problem';

/** Descriptions by what they describe, with everything that is wrong with them. */
export interface BoundDescriptions {
  readonly types: ReadonlyMap<DocId, BoundType>;
  /** By full name. */
  readonly namespaces: ReadonlyMap<string, NamespaceDescription>;
  /** Every member that has words, its own or inherited ones. */
  readonly members: ReadonlyMap<DocId, BoundMember>;
  readonly problems: readonly Problem[];
}

/** The list behind a summary, told apart by the facts. */
export interface BoundTerms {
  readonly typeParameters: readonly Term[];
  readonly parameters: readonly Term[];
}

export interface BoundType extends BoundTerms {
  readonly type: TypeFacts;
  readonly description: TypeDescription;
}

export interface BoundMember extends BoundTerms {
  /** The same object for all members that share a text. */
  readonly description: MemberDescription;
  /** The text speaks for all overloads of the name, and may hold parameters that this one lacks. */
  readonly group: boolean;
  /** The type in whose file the words stand; names in them are looked up from there. */
  readonly writtenFor: DocId;
  /** The overridden or implemented member whose words these are; absent when they are its own. */
  readonly inheritedFrom?: DocId;
}
