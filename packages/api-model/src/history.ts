import {memberIdParts} from './addresses';
import {compareText} from './compareMembers';
import {isTypeId, typeId} from './documentationId';
import type {DocId} from './facts';
import {groupBy} from './groupBy';

/** How one release differs from the one before it, as `api/history/releases/{release}.json` stores it; ids sorted. */
export interface ReleaseChanges {
  readonly release: string;
  readonly previous: string;
  /** Types and members; members of an added or removed type are not listed again. */
  readonly added: readonly DocId[];
  readonly removed: readonly DocId[];
  /** Members and types whose declaration changed while the id stayed. */
  readonly changed: readonly SignatureChange[];
  /** Those of which only the nullability of reference types changed; absent when there are none. */
  readonly nullability?: readonly SignatureChange[];
  readonly obsoleted: readonly DocId[];
}

export interface SignatureChange {
  readonly id: DocId;
  /** The declarations in C#, as `formatSignature` writes them. */
  readonly before: string;
  readonly after: string;
}

/** `api/history/lifetimes.json`. Ids that all releases have are not listed. */
export interface Lifetimes {
  /** All releases read, oldest first, patch releases included. */
  readonly releases: readonly string[];
  readonly lifetimes: Readonly<Record<DocId, Lifetime>>;
}

export interface Lifetime {
  /** The first release that has it; absent when the oldest release read has it. */
  readonly since?: string;
  /** The last release that had it; absent when the newest release still has it. */
  readonly until?: string;
}

/** Returns the removed members, sorted, by the id of the type that declared them. */
export function removedMembers({lifetimes}: Lifetimes): ReadonlyMap<DocId, readonly DocId[]> {
  const removed = (Object.keys(lifetimes) as DocId[]).filter(
    (id) => lifetimes[id]?.until !== undefined && !isTypeId(id),
  );
  return groupBy(removed.sort(compareText), (id) => typeId(memberIdParts(id).type));
}
