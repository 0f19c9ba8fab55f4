import {formatTable} from '../bench/formatTable';
import {limitOf, type BudgetResult} from './budgets';

/** Formats each budget as a line: measured bytes, limit, and difference from the accepted size. */
export function formatBudgets(results: readonly BudgetResult[]): string {
  return formatTable([
    ['bytes', 'measured', 'limit', 'difference', ''],
    ...results.map(({name, measured, agreed, isExceeded}) => [
      name,
      String(measured),
      agreed === undefined ? '' : String(limitOf(agreed)),
      agreed === undefined ? 'new' : signed(measured - agreed),
      isExceeded ? 'over' : 'ok',
    ]),
  ]);
}

const signed = (bytes: number): string => (bytes > 0 ? `+${bytes}` : String(bytes));
