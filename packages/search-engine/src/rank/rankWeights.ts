/**
 * The weight of each kind of evidence, on a scale where 100 is a symbol's exact name. Tuned by hand, then by trying nearby
 * values on the tuning half of the questions (`npm run search:relevance -- --half tune`).
 */
export const rankWeights = {
  /**
   * Base score of each kind of match of a symbol's name; `closeness` adds up to that much more, and coverage
   * (`namePower`) reduces the sum.
   */
  name: {exact: 100, exactWithoutPrefix: 90, prefix: 78, humps: 72, words: 64, substring: 54, misspelled: 43},
  closeness: 8,
  /** Exponent of the fraction of the query's letters that a name has. */
  namePower: 0.8,
  /** Score of a concept's first answer if the query is the concept's phrase, and the exponent of closeness otherwise. */
  concept: 96,
  conceptPower: 1.9,
  /** Fraction that an inexact concept loses if the texts of its answers don't mention the query. */
  conceptLoss: 0.3,
  /** How much less each answer scores than the one before it. */
  answerStep: 5,
  /** Score of an API's other name if the query is exactly that; nearly as high as its own name. */
  renamed: 99,
  /** Score of the best text if its title has the whole query, and the exponent of coverage otherwise. */
  text: 62,
  coveragePower: 1,
  /** The parts of a text's quality, which add up to 1. */
  textBase: 0.25,
  textScore: 0.35,
  textTitle: 0.2,
  textExact: 0.2,
  /** Factors by which the second and third kind of evidence add to the strongest. */
  second: 0.15,
  third: 0.08,
  /** Score per doubling of the number of pages that link to the place, and its limit. */
  popularity: 0.8,
  maxPopularity: 5,
  /** Factors for release posts. Questions are better answered by guides, unless the query names the release. */
  release: 0.6,
  askedRelease: 1.5,
} as const;
