import type {DocId} from './facts';

/** How one release differs from the one before it, as `api/history/releases/{release}.json` stores it; ids sorted. */
export interface ReleaseChanges {
  readonly release: string;
  readonly previous: string;
  /** Types and members; members of an added or removed type are not listed again. */
  readonly added: readonly DocId[];
  readonly removed: readonly DocId[];
  /** Same id, another declaration. */
  readonly changed: readonly SignatureChange[];
  readonly obsoleted: readonly DocId[];
}

export interface SignatureChange {
  readonly id: DocId;
  /** The declarations as C# shows them, see `formatSignature`. */
  readonly before: string;
  readonly after: string;
}

/** `api/history/lifetimes.json`: an id that is missing here is as old as the oldest release and still there. */
export interface Lifetimes {
  /** All releases read, oldest first, patch releases included. */
  readonly releases: readonly string[];
  readonly lifetimes: Readonly<Record<DocId, Lifetime>>;
}

export interface Lifetime {
  /** The first release that has it; absent: at or before the oldest release read. */
  readonly since?: string;
  /** The last release that had it; absent: the newest still has it. */
  readonly until?: string;
}
