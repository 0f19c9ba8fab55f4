/**
 * The API's changes in each release, as stored in `changes.json`: each symbol once, with its name and address, and for
 * each release the indices of symbols in that list.
 */
export interface ChangesData {
  /** Oldest first, patch releases included. */
  readonly releases: readonly string[];
  readonly types: readonly ChangedType[];
  readonly symbols: readonly ChangedSymbol[];
  /** One for each release except the oldest, in the same order. */
  readonly changes: readonly ReleaseSteps[];
}

/** A type that changed, or whose members changed. */
export interface ChangedType {
  /** As C# writes it, within its namespace: `CCRawList<T>`, `CCLabel.ivec3`. */
  readonly name: string;
  /** The address of its page; absent when the newest release does not have the type. */
  readonly href?: string;
  /** The types around it, as indices in `types`. */
  readonly outer?: readonly number[];
}

/** A type or member that changed. */
export interface ChangedSymbol {
  /** The index in `types` of the type itself, or of the member's type. */
  readonly type: number;
  /** For a member, its name with its parameter types: `RunAction(CCAction)`. */
  readonly member?: string;
  /** The anchor on the type's page of a member that the newest release has. */
  readonly anchor?: string;
}

/** The changes in one release; numbers are indices in `symbols`. */
export interface ReleaseSteps {
  readonly added?: readonly number[];
  readonly removed?: readonly number[];
  /** With the declaration before and after. */
  readonly changed?: readonly DeclarationStep[];
  /** Those of which only the nullability of reference types changed. */
  readonly nullability?: readonly DeclarationStep[];
  readonly obsoleted?: readonly number[];
  /** What members do differently although their declaration is the same. */
  readonly behavior?: readonly BehaviorStep[];
}

/** The type or overloads that the note is about, `Until 2.5.10` or `Since 2.5.11`, and the sentence as HTML. */
export type BehaviorStep = readonly [symbols: readonly number[], label: string, html: string];

export type DeclarationStep = readonly [symbol: number, before: string, after: string];
