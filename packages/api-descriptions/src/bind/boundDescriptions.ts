import type {DocId, TypeFacts} from 'api-model';
import type {MemberDescription, NamespaceDescription, Term, TypeDescription} from '../descriptions';
import type {Problem} from '../problem';

/** Descriptions by what they describe, with all problems. */
export interface BoundDescriptions {
  readonly types: ReadonlyMap<DocId, BoundType>;
  /** By full name. */
  readonly namespaces: ReadonlyMap<string, NamespaceDescription>;
  /** Every member with a description, its own or an inherited one. */
  readonly members: ReadonlyMap<DocId, BoundMember>;
  readonly problems: readonly Problem[];
}

/** The entries of the list after a summary, separated with the help of the facts. */
export interface BoundTerms {
  readonly typeParameters: readonly Term[];
  readonly parameters: readonly Term[];
}

export interface BoundType extends BoundTerms {
  readonly type: TypeFacts;
  readonly description: TypeDescription;
}

export interface BoundMember extends BoundTerms {
  /** The same object for all members that share a text, unless an overriding member names its parameters differently. */
  readonly description: MemberDescription;
  /** The text describes all overloads of the name, so it may contain parameters that this one lacks. */
  readonly group: boolean;
  /** The type whose file contains the text; names in the text are looked up from there. */
  readonly writtenFor: DocId;
  /** The overridden or implemented member that the text is from; absent when the text is the member's own. */
  readonly inheritedFrom?: DocId;
}
