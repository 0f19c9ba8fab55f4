import {formatTable} from '../bench/formatTable';
import {limitOf, type BudgetResult} from './budgets';

/** Formats each budget as a line: measured size, limit, and difference from the accepted size. */
export function formatBudgets(results: readonly BudgetResult[]): string {
  return formatTable([
    ['size', 'measured', 'limit', 'difference', ''],
    ...results.map(({name, measured, accepted, isExceeded}) => [
      name,
      String(measured),
      accepted === undefined ? '' : String(limitOf(accepted)),
      accepted === undefined ? 'new' : signed(measured - accepted),
      isExceeded ? 'over' : 'ok',
    ]),
  ]);
}

const signed = (difference: number): string => (difference > 0 ? `+${difference}` : String(difference));
