import {describe, expect, it} from 'vitest';
import {compareWeights, limitOf} from './budgets';
import {formatBudgets} from './formatBudgets';

describe('a budget', () => {
  it('is the accepted value plus 3%', () => {
    expect(limitOf(1000)).toBe(1030);
    expect(compareWeights({page: 1030}, {page: 1000})).toEqual([
      {name: 'page', measured: 1030, accepted: 1000, isExceeded: false},
    ]);
    expect(compareWeights({page: 1031}, {page: 1000})[0]?.isExceeded).toBe(true);
  });

  it('for something new is exceeded until it is accepted', () => {
    expect(compareWeights({page: 1}, {})).toEqual([{name: 'page', measured: 1, isExceeded: true}]);
  });
});

describe('the report', () => {
  it('shows the measured value, the limit and the difference from the accepted value', () => {
    const results = compareWeights({heavy: 1100, light: 990, fresh: 5}, {heavy: 1000, light: 1000});
    expect(formatBudgets(results)).toBe(
      [
        'size   measured  limit  difference',
        'heavy      1100   1030        +100  over',
        'light       990   1030         -10    ok',
        'fresh         5                new  over',
      ].join('\n'),
    );
  });
});
