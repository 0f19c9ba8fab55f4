/** The kinds of questions, in the order of the report. */
export const questionKinds = ['symbol', 'typo', 'renamed', 'how-to', 'concept', 'error', 'setup'] as const;
export type QuestionKind = (typeof questionKinds)[number];

/** What somebody really asked or typed, and where they should end up. */
export interface Question {
  readonly query: string;
  readonly kind: QuestionKind;
  /**
   * Addresses of which any is a good first hit, without the site's base, the best first: `/docs/guides/x` (any place of
   * the page), `/docs/guides/x#anchor` (only that place), `/docs/guides/x#` (the page itself, none of its places).
   */
  readonly pages: readonly string[];
  /** Where it is from: `mono/CocosSharp#273`. */
  readonly source: string;
}

/** Questions the ranking is tuned on, and those that nobody looks at while tuning. */
export const halves = ['tune', 'judge'] as const;
export type Half = (typeof halves)[number];
