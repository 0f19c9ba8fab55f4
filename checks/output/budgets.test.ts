import {describe, expect, it} from 'vitest';
import {advice, compareWeights, readBudgets} from '../../scripts/lib/budgets/budgets';
import {formatBudgets} from '../../scripts/lib/budgets/formatBudgets';
import {measureBuild} from '../../scripts/lib/budgets/measureBuild';
import {buildDir, rootDir} from '../../scripts/lib/paths';

describe('the content of the site', () => {
  const results = compareWeights(measureBuild(buildDir), readBudgets(rootDir));
  console.log(formatBudgets(results));

  it.each(results)('is at most 3% larger than accepted: $name', (result) => {
    expect(result.isExceeded, `${formatBudgets([result])}\n${advice}`).toBe(false);
  });
});
