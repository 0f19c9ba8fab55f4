/** The kinds of questions, in the order of the report. */
export const questionKinds = ['symbol', 'typo', 'renamed', 'how-to', 'concept', 'error', 'setup'] as const;
export type QuestionKind = (typeof questionKinds)[number];

/** A question or query that somebody really wrote, and the pages that answer it. */
export interface Question {
  readonly query: string;
  readonly kind: QuestionKind;
  /**
   * The addresses that are good first hits, the best first, without the site's base: `/docs/guides/x` (any place on the
   * page), `/docs/guides/x#anchor` (only that place), `/docs/guides/x#` (only the page itself).
   */
  readonly pages: readonly string[];
  /** The source of the question: `mono/CocosSharp#273`. */
  readonly source: string;
}

/** The questions for tuning the ranking, and those that nobody looks at while tuning. */
export const halves = ['tune', 'judge'] as const;
export type Half = (typeof halves)[number];
