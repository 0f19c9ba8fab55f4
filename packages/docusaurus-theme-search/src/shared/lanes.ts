// The content of the index's files, which `server` writes and `worker` reads. Short keys keep the downloads small.
import type {ConceptsLane} from './conceptsLane';
import type {SymbolsLane, SymbolTexts} from './symbolsLane';

/** The names of everything, enough for the first suggestions: `search/<version>/first.<hash>.json`. */
export interface FirstLane {
  readonly format: number;
  readonly contexts: readonly ContextPages[];
  /** The symbols and their context (`api`); absent where the site has none. */
  readonly symbols?: {readonly context: string; readonly lane: SymbolsLane};
  /** Addresses of the popular pages with the site's base, best first. */
  readonly popular?: readonly string[];
  /** Length of an excerpt in characters, if it is not the default. */
  readonly excerptLength?: number;
}

export interface ContextPages {
  readonly name: string;
  readonly pages: readonly PageNames[];
}

/** An encoded `Page` (see page.ts). */
export interface PageNames {
  readonly u: string;
  readonly t: string;
  readonly d?: string;
  readonly k?: readonly string[];
  readonly b: readonly string[];
  readonly h: readonly (readonly [anchor: string, heading: string])[];
  readonly p?: number;
  readonly v?: string;
}

/** What people mean by their words: `search/<version>/concepts.<hash>.json`. */
export interface ConceptsFile {
  readonly format: number;
  readonly concepts: ConceptsLane;
}

/** The full text of a context: `search/<version>/<context>.<hash>.json`. */
export interface TextLane {
  readonly format: number;
  /**
   * The texts of each page of the context, in the first lane's order: the text before its first heading, then the text
   * below each heading. White space is collapsed.
   */
  readonly texts: readonly (readonly string[])[];
  /** Only in the symbols' context. */
  readonly symbols?: SymbolTexts;
}
