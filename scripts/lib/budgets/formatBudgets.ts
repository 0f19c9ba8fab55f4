import {formatTable} from '../bench/formatTable';
import {limitOf, type BudgetResult} from './budgets';

/** Formats each budget as a line: measured bytes, limit, and difference from the accepted size. */
export function formatBudgets(results: readonly BudgetResult[]): string {
  return formatTable([
    ['bytes', 'measured', 'limit', 'difference', ''],
    ...results.map(({name, measured, accepted, isExceeded}) => [
      name,
      String(measured),
      accepted === undefined ? '' : String(limitOf(accepted)),
      accepted === undefined ? 'new' : signed(measured - accepted),
      isExceeded ? 'over' : 'ok',
    ]),
  ]);
}

const signed = (bytes: number): string => (bytes > 0 ? `+${bytes}` : String(bytes));
