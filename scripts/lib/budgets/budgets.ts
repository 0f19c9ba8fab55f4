import fs from 'node:fs';
import path from 'node:path';

/** Sizes of the site's content, by name: bytes, or pixels if the name says so. */
export type Weights = Readonly<Record<string, number>>;

/** The growth that needs no new budget: 3%. */
const tolerance = 1.03;

export interface BudgetResult {
  readonly name: string;
  readonly measured: number;
  /** The accepted size; undefined for something new. */
  readonly accepted?: number;
  readonly isExceeded: boolean;
}

/** The repository's file with the sizes that were last accepted; `npm run budgets` writes it. */
export const budgetsFile = (rootDir: string): string => path.join(rootDir, 'checks/budgets.json');

export function readBudgets(rootDir: string): Weights {
  const file = budgetsFile(rootDir);
  return fs.existsSync(file) ? (JSON.parse(fs.readFileSync(file, 'utf8')) as Weights) : {};
}

/** Compares measured sizes with accepted ones. Something new is over its budget until it is in the file. */
export function compareWeights(measured: Weights, accepted: Weights): readonly BudgetResult[] {
  return Object.entries(measured).map(([name, size]) => {
    const before = accepted[name];
    if (before === undefined) return {name, measured: size, isExceeded: true};
    return {name, measured: size, accepted: before, isExceeded: size > limitOf(before)};
  });
}

export const limitOf = (accepted: number): number => Math.floor(accepted * tolerance);

/** Says what to do when a budget is exceeded. */
export const advice =
  'If the content justifies the size, run "npm run budgets" after "npm run build" and commit checks/budgets.json, so ' +
  'that reviewers see the difference.';
