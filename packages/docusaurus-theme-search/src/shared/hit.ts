/** Where a query was found, in the words of the specification. */
export type HitType = 'title' | 'keywords' | 'heading' | 'content';

/** Half-open range of UTF-16 units that a reader sees marked. */
export type Mark = readonly [start: number, end: number];

/** One search hit: one place of the site. The one-letter fields are the specification's. */
export interface Hit {
  /** Path of the page with the site's base, without hash. */
  readonly u: string;
  /** `#anchor`, or empty for the page itself. */
  readonly h: string;
  /** Title of the page; of a symbol its name as C# writes it (`RunAction`, `CCRawList<T>`). */
  readonly t: string;
  /** The section's heading; of a member the type it belongs to; empty for pages and types. */
  readonly s: string;
  /** Breadcrumbs, outermost first, without the page itself. */
  readonly b: readonly string[];
  readonly type: HitType;
  /** Name of the context it belongs to (`guides`). */
  readonly context: string;
  readonly titleMarks: readonly Mark[];
  readonly sectionMarks: readonly Mark[];
  /** About `excerptLength` characters around the hit; of a symbol its summary. Empty while its lane is on its way. */
  readonly excerpt: string;
  readonly excerptMarks: readonly Mark[];
  /** Only symbols of the API have one. */
  readonly symbol?: HitSymbol;
}

export interface HitSymbol {
  /** `class`, `struct`, `interface`, `enum`, `delegate`, `namespace`, `method`, `property`, `field`, `constructor`, … */
  readonly kind: string;
  readonly namespace: string;
  /** Absent while its lane is on its way. */
  readonly signature?: string;
  /** The first release that has it, where that is known. */
  readonly since?: string;
  /** The last release that had it; there is no page for it any more, and `u` leads to what changed. */
  readonly until?: string;
  /** Overloads beside the one that is shown. */
  readonly overloads: number;
  /** Why it was found where the query names it otherwise: `named Director::getInstance in cocos2d-x`. */
  readonly note?: string;
}

/** Where a query can't be read. */
export interface QueryProblem {
  /** `expecting term, found nothing`, … */
  readonly message: string;
  /** The place in the query; it is never empty. */
  readonly start: number;
  readonly end: number;
}

export interface SearchRequest {
  readonly query: string;
  /** Only hits within, or outside of, a context. */
  readonly within?: string;
  readonly outside?: string;
  /** Only symbols of these kinds (groups of `kindGroups`). */
  readonly kind?: string;
  readonly offset: number;
  readonly limit: number;
}

export interface SearchResults {
  readonly query: string;
  readonly hits: readonly Hit[];
  /** All hits of the request, shown or not. */
  readonly total: number;
  /** Hits of the query by context, whatever the request is restricted to; every context is there. */
  readonly contexts: Readonly<Record<string, number>>;
  /** Symbols among the request's hits by kind group, before the restriction to a kind. */
  readonly kinds: Readonly<Record<string, number>>;
  readonly problem?: QueryProblem;
  /** Nearest spelling, when nothing was found. */
  readonly suggestion?: string;
  /** Words that the target page highlights. */
  readonly terms: readonly string[];
  /** Whether all lanes had arrived. */
  readonly isComplete: boolean;
}
