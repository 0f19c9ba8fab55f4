import type {ConceptMatch} from '../concepts/conceptTable';
import type {SymbolMatch} from '../symbols/matchSymbols';
import type {TextMatch} from '../text/TextIndex';

/** The evidence that a place matches the query. */
export interface Evidence {
  readonly symbol?: SymbolMatch;
  readonly concept?: ConceptEvidence;
  readonly text?: TextMatch;
}

/** A matched concept, and the position of this place among its answers, from 0. */
export interface ConceptEvidence {
  readonly match: ConceptMatch;
  readonly position: number;
  /** Text coverage of the query by the answer that covers most of it (0 to 1). */
  readonly support: number;
}

/** Query-independent facts about a place. */
export interface PlaceInfo {
  readonly kind: 'page' | 'section' | 'type' | 'member' | 'namespace';
  /** How many pages link to it. */
  readonly popularity: number;
  /** The version that a release post is about. */
  readonly release?: string;
  /** Removed from the API. */
  readonly isRemoved: boolean;
}

/** The places of the index, by number. Symbols have the numbers that they have in their table. */
export interface Places {
  factsOf(place: number): PlaceInfo;
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
