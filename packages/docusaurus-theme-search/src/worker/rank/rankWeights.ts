/**
 * What each kind of evidence is worth, on a scale where 100 is a symbol's exact name. Found by hand and then by trying
 * neighbors on the tuning half of the questions (`npm run search:relevance -- --half tune`).
 */
export const rankWeights = {
  /** A match of a symbol's name is worth at least this, and up to `closeness` more. */
  name: {exact: 100, exactWithoutPrefix: 90, prefix: 78, humps: 72, words: 64, substring: 54, misspelt: 43},
  closeness: 8,
  /** Power of the share of the query's letters that a name has. */
  namePower: 0.8,
  /** A concept's first answer, when the query is the concept's phrase; below that by this power of closeness. */
  concept: 96,
  conceptPower: 1.9,
  /** How much a concept that is not quite the query suffers where the texts of its answers have nothing of the query. */
  conceptLoss: 0.3,
  /** What each answer is worth less than the one before it. */
  answerStep: 5,
  /** Another name of an API, told exactly, is nearly that API's own name. */
  renamed: 99,
  /** A text that has all of the query, in its title and better than all others; below that by this power of coverage. */
  text: 62,
  coveragePower: 1,
  /** What makes a text good: these add up to 1. */
  textBase: 0.25,
  textScore: 0.35,
  textTitle: 0.2,
  textExact: 0.2,
  /** What further kinds of evidence add to the strongest. */
  second: 0.15,
  third: 0.08,
  /** What being linked to adds: by the logarithm of the pages that do, up to a limit. */
  popularity: 0.8,
  mostPopularity: 5,
  /** Posts tell of a release: who asks how something is done wants the guide, who names the release wants the post. */
  release: 0.6,
  askedRelease: 1.5,
  /** Names that are gone, unless they are asked for exactly. */
  gone: 0.8,
} as const;

export type RankWeights = {
  readonly [Key in keyof typeof rankWeights]: (typeof rankWeights)[Key] extends number
    ? number
    : Readonly<Record<keyof (typeof rankWeights)[Key], number>>;
};
