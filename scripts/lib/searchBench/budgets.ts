/**
 * The limits of what the search costs a reader and what must not grow with content: bytes over the wire, compressed, and
 * milliseconds on a slow phone. checks/budgets.json has what its answers download.
 */
export const budgets = {
  /** JavaScript and CSS on every page. */
  page: 6000,
  /** From the first focus to the first suggestions. */
  firstTime: 800,
  /** From every later key to its suggestions. */
  keystroke: 32,
} as const;

export type BudgetName = keyof typeof budgets;

/** The measurements of one search. */
export interface SearchFigures extends Readonly<Record<BudgetName, number>> {
  /** Bytes from the first focus to the first suggestions, and from the first focus on. */
  readonly firstBytes: number;
  readonly total: number;
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
  /** From the first focus to the last byte and the end of the worker's tasks. */
  readonly completeTime: number;
}

/** The names of the exceeded budgets. */
export const findExceeded = (figures: SearchFigures): readonly BudgetName[] =>
  (Object.keys(budgets) as BudgetName[]).filter((name) => !(figures[name] <= budgets[name]));
