/** What a reader pays at most for the search. Bytes as a host sends them, compressed; milliseconds on a slow phone. */
export const budgets = {
  /** JavaScript and CSS of every page. */
  page: 6000,
  /** From the first focus to the first suggestions. */
  firstBytes: 130_000,
  firstTime: 800,
  /** Every later keystroke, to its suggestions. */
  keystroke: 32,
  /** Everything, full text too. */
  total: 700_000,
} as const;

export type BudgetName = keyof typeof budgets;

/** What was measured of one search. */
export interface SearchFigures extends Readonly<Record<BudgetName, number>> {
  /** Median of the keystrokes; `keystroke` is the 95th percentile. */
  readonly keystrokeMedian: number;
  readonly keystrokeMax: number;
  /** 95th percentile until the suggestions are in the document. */
  readonly keystrokeDocument: number;
  readonly keystrokeWithSlowWorker: number;
  readonly keystrokeWork: number;
  readonly keystrokeLongTasks: number;
  readonly firstTimeWithSlowWorker: number;
  readonly firstBlockedTime: number;
  /** From the first focus to the last byte and the end of the worker's work. */
  readonly completeTime: number;
}

/** The names of budgets that the figures exceed. */
export const findExceeded = (figures: SearchFigures): readonly BudgetName[] =>
  (Object.keys(budgets) as BudgetName[]).filter((name) => !(figures[name] <= budgets[name]));
