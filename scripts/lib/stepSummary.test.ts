import {describe, expect, it} from 'vitest';
import {stepSummary, type StepOutcome} from './stepSummary';

function outcome(name: string, script: string, changes: Partial<StepOutcome> = {}): StepOutcome {
  return {name, script, counts: {passed: 1, failed: 0}, output: `${name} said much.`, failedTests: [], ...changes};
}

describe('stepSummary', () => {
  it('is short when no step failed', () => {
    expect(stepSummary([outcome('Lint', 'lint'), outcome('Words', 'lint:words')])).toBe(
      '\n=== Summary\nok     Lint: 1 passed, 0 failed\nok     Words: 1 passed, 0 failed\n\n2 passed, 0 failed',
    );
  });

  it('repeats the output of failed steps, long lists of tests first, and names their commands and tests', () => {
    const words = {counts: {passed: 0, failed: 1}, output: 'a.md:3: "hats". Write: caps.\n\n'};
    const tests = {counts: {passed: 600, failed: 2}, output: 'many lines', failedTests: ['adds', 'removes']};
    expect(
      stepSummary([
        outcome('Lint', 'lint'),
        outcome('Words', 'lint:words', words),
        outcome('Unit tests', 'test:unit', tests),
      ]),
    ).toBe(
      [
        '',
        '=== FAILED Unit tests (npm run test:unit)',
        'many lines',
        '',
        '=== FAILED Words (npm run lint:words)',
        'a.md:3: "hats". Write: caps.',
        '',
        '=== Summary',
        'ok     Lint: 1 passed, 0 failed',
        'FAILED Words (npm run lint:words): 0 passed, 1 failed',
        'FAILED Unit tests (npm run test:unit): 600 passed, 2 failed',
        '- adds',
        '- removes',
        '',
        '601 passed, 3 failed',
      ].join('\n'),
    );
  });
});
