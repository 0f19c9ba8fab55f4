import {expect, it} from 'vitest';
import {failedPlaywright, failedVitest} from './failedTests';

it('lists the failed Vitest tests with their errors', () => {
  const assertionResults = [
    {status: 'passed', fullName: 'a crab walks'},
    {
      status: 'failed',
      fullName: 'a crab flies',
      failureMessages: ['AssertionError: expected 0 to be 1\n    at x.ts:1'],
    },
  ];
  expect(failedVitest(JSON.stringify({testResults: [{assertionResults}]}))).toEqual([
    'a crab flies: AssertionError: expected 0 to be 1',
  ]);
});

it('lists the failed Playwright tests with their file and group, without colors', () => {
  const failed = {
    title: 'opens',
    ok: false,
    tests: [
      {
        results: [
          {
            error: {
              message:
                '\u001b[31mError\u001b[39m: not equal\n\n- Array []\n+ Array [\n+   "x",\n+ ]\n\nCall log:\n  - none',
            },
          },
        ],
      },
    ],
  };
  const report = {
    suites: [
      {title: 'home.spec.ts', suites: [{title: 'the menu', specs: [failed, {title: 'closes', ok: true, tests: []}]}]},
    ],
  };
  expect(failedPlaywright(JSON.stringify(report))).toEqual([
    [
      'home.spec.ts › the menu › opens: Error: not equal',
      '    - Array []',
      '    + Array [',
      '    +   "x",',
      '    + ]',
    ].join('\n'),
  ]);
});
