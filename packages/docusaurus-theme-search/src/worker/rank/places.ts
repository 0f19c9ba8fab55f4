import type {Evidence, PlaceFacts} from './evidence';

/** The places of the index, by number. Symbols have the numbers that they have in their table. */
export interface Places {
  factsOf(place: number): PlaceFacts;
  /** Returns the page that a place is on; the same for all places on one page of prose. */
  pageOf(place: number): number;
  /** Returns the place that a hit leads to; for removed symbols, the page about their removal. */
  targetOf(place: number): number;
  /** Finds a place by path and hash with the site's base; returns undefined if it is not indexed. */
  find(address: string): number | undefined;
}

export interface RankedPlace {
  readonly place: number;
  readonly evidence: Evidence;
  readonly score: number;
}
