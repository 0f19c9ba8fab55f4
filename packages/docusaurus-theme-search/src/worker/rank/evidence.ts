import type {ConceptMatch} from '../concepts';
import type {SymbolMatch} from '../symbols/matchSymbols';
import type {TextMatch} from '../text/TextIndex';

/** All that speaks for one place. */
export interface Evidence {
  readonly symbol?: SymbolMatch;
  readonly concept?: ConceptEvidence;
  readonly text?: TextMatch;
}

/** What the query asks for, and which of its answers this place is, from 0. */
export interface ConceptEvidence {
  readonly match: ConceptMatch;
  readonly position: number;
  /** 0..1: how much of the query the text of the answer has that has the most of it. */
  readonly support: number;
}

/** What the ranking knows of a place, whatever the query. */
export interface PlaceFacts {
  readonly kind: 'page' | 'section' | 'type' | 'member' | 'namespace';
  /** How many pages link to it. */
  readonly popularity: number;
  /** Of a release post: its version. */
  readonly release?: string;
  /** Removed from the API. */
  readonly isGone: boolean;
}
