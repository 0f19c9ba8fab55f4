/**
 * What changed in the API, release by release, as `changes.json` says it: each symbol once, with its name and address, and
 * for each release the places of symbols in that list.
 */
export interface ChangesData {
  /** Oldest first, patch releases included. */
  readonly releases: readonly string[];
  readonly types: readonly ChangedType[];
  readonly symbols: readonly ChangedSymbol[];
  /** One for each release but the oldest, in their order. */
  readonly changes: readonly ReleaseSteps[];
}

/** A type that changed itself or has members that did. */
export interface ChangedType {
  /** As C# writes it, within its namespace: `CCRawList<T>`, `CCLabel.ivec3`. */
  readonly name: string;
  /** Address of its page; absent when the newest release does not have the type. */
  readonly href?: string;
  /** The types around it, as places in `types`. */
  readonly outer?: readonly number[];
}

/** A type or member that changed. */
export interface ChangedSymbol {
  /** Its type, or the type itself, as a place in `types`. */
  readonly type: number;
  /** Of a member: its name with the types of its parameters, `RunAction(CCAction)`. */
  readonly member?: string;
  /** Of a member that the newest release has: where it stands on the type's page. */
  readonly anchor?: string;
}

/** What one release did; numbers are places in `symbols`. */
export interface ReleaseSteps {
  readonly added?: readonly number[];
  readonly removed?: readonly number[];
  /** With the declaration before and after. */
  readonly changed?: readonly (readonly [symbol: number, before: string, after: string])[];
  readonly obsoleted?: readonly number[];
}
