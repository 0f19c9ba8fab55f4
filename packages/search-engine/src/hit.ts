/** The part of a page that a query matched, in the specification's terms. */
export type HitType = 'title' | 'keywords' | 'heading' | 'content';

/** Half-open range of UTF-16 units to mark. */
export type Mark = readonly [start: number, end: number];

/** One search hit: one place of the site. The one-letter fields are the specification's. */
export interface Hit {
  /** Path of the page with the site's base, without hash. */
  readonly u: string;
  /** `#anchor`, or empty for the page itself. */
  readonly h: string;
  /** Title of the page, or the name of a symbol in C# notation (`RunAction`, `CCRawList<T>`). */
  readonly t: string;
  /** The section's heading, or the type of a member; empty for pages and types. */
  readonly s: string;
  /** Breadcrumbs, outermost first, without the page itself. */
  readonly b: readonly string[];
  readonly type: HitType;
  /** Name of the context it belongs to (`guides`). */
  readonly context: string;
  readonly titleMarks: readonly Mark[];
  readonly sectionMarks: readonly Mark[];
  /** At most `excerptLength` characters around the hit, or the summary of a symbol. Empty until its lane has loaded. */
  readonly excerpt: string;
  readonly excerptMarks: readonly Mark[];
  /** Only for symbols of the API. */
  readonly symbol?: HitSymbol;
}

export interface HitSymbol {
  /** `class`, `struct`, `interface`, `enum`, `delegate`, `namespace`, `method`, `property`, `field`, `constructor`, … */
  readonly kind: string;
  readonly namespace: string;
  /** Absent until its lane has loaded. */
  readonly signature?: string;
  /** The first release that has it, if known. */
  readonly since?: string;
  /** The last release that had it. It no longer has a page, and `u` is the page about the change. */
  readonly until?: string;
  /** Number of overloads besides the one shown. */
  readonly overloads: number;
  /** Explains a hit that the query calls by another name: `named Director::getInstance in cocos2d-x`. */
  readonly note?: string;
}

/** A syntax error in a query. */
export interface QueryProblem {
  /** `expecting term, found nothing`, … */
  readonly message: string;
  /** How the reader can fix it. */
  readonly advice: string;
  /** Half-open range in the query as it was read (`SearchResults.read`); never empty. */
  readonly start: number;
  readonly end: number;
}

export interface SearchRequest {
  readonly query: string;
  /** Restricts hits to those within, or outside, a context. */
  readonly within?: string;
  readonly outside?: string;
  /** Restricts hits to symbols of a kind (a group of `kindGroups`). */
  readonly kind?: string;
  readonly offset: number;
  readonly limit: number;
}

export interface SearchResults {
  readonly query: string;
  /** The query as it was read: full-width letters replaced with ordinary ones, and truncated. */
  readonly read: string;
  readonly hits: readonly Hit[];
  /** Number of all hits of the request, shown or not. */
  readonly total: number;
  /** Number of hits for each context, ignoring the request's restrictions. Includes contexts without hits. */
  readonly contexts: Readonly<Record<string, number>>;
  /** Number of symbols for each kind group among the request's hits, before the restriction to a kind. */
  readonly kinds: Readonly<Record<string, number>>;
  readonly problem?: QueryProblem;
  /** Nearest spelling, if nothing was found. */
  readonly suggestion?: string;
  /** Words that the target page highlights. */
  readonly terms: readonly string[];
  /** True if all lanes had loaded. */
  readonly isComplete: boolean;
  /** True if the first hits are probably final, so that more lanes will only add to them. */
  readonly isSettled: boolean;
}
