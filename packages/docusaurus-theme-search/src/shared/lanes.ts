// What the index's files hold. Short keys belong to the site's readers: they are written by `server`, read by `worker`.
import type {ConceptsLane} from './conceptsLane';
import type {SymbolsLane, SymbolTexts} from './symbolsLane';

/** The names of everything, which is all that the first suggestions need: `search/<version>/first.<hash>.json`. */
export interface FirstLane {
  readonly format: number;
  readonly contexts: readonly ContextPages[];
  /** The context of the symbols (`api`), and the symbols; absent where the site has none. */
  readonly symbols?: {readonly context: string; readonly lane: SymbolsLane};
  /** The most wanted pages, best first: addresses with the site's base. */
  readonly popular?: readonly string[];
  /** Characters of an excerpt, where the site wants other than the usual. */
  readonly excerptLength?: number;
}

export interface ContextPages {
  readonly name: string;
  readonly pages: readonly PageNames[];
}

/** A page without its text. */
export interface PageNames {
  /** Path with the site's base. */
  readonly u: string;
  readonly t: string;
  /** Description. */
  readonly d?: string;
  readonly k?: readonly string[];
  readonly b: readonly string[];
  /** Headings of level 2 to 4: anchor without `#`, text. In the page's order. */
  readonly h: readonly (readonly [anchor: string, text: string])[];
  /** How many pages of the site link to it. */
  readonly p?: number;
  /** Release posts: the version (`2.5.0`). */
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
   * For each page of the context, in the first lane's order: the text before its first heading, then that below each of
   * its headings. White space is collapsed; of code only what is in the line.
   */
  readonly texts: readonly (readonly string[])[];
  /** Only in the symbols' context. */
  readonly symbols?: SymbolTexts;
}
