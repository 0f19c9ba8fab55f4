import path from 'node:path';
import {failedPlaywright, failedVitest, type FailedTests} from './failedTests';
import {rootDir} from './paths';
import type {Task} from './schedule';
import {countPlaywright, countTrx, countVitest, type TestCounts} from './testCounts';

/** A part of the tests. */
export interface Step extends Task {
  /** The npm script that runs this step alone. */
  readonly script: string;
  /** The report in which its runner writes the number of tests; without one the step is one test. */
  readonly report?: {
    readonly file: string;
    readonly read: (text: string) => TestCounts;
    readonly failed?: FailedTests;
  };
}

export const reports = path.join(rootDir, 'test-results');
const vitest = (name: string) => ({file: path.join(reports, `${name}.json`), read: countVitest, failed: failedVitest});

/** Samples and tools are built in the folders of their sources. */
const dotnet = {writes: 'bin and obj'};

/** In the order in which they begin. The longest step begins first, and the others run in parallel. */
export const steps: readonly Step[] = [
  {name: 'Builds that must fail', script: 'test:failing-builds', report: vitest('failing-builds')},
  {name: 'Types', script: 'typecheck'},
  {name: 'Lint', script: 'lint'},
  {name: 'Imports', script: 'lint:imports'},
  {name: 'Format', script: 'format:check'},
  {name: 'Markdown', script: 'lint:markdown'},
  {name: 'Spelling', script: 'lint:spelling'},
  {name: 'Words', script: 'lint:words'},
  {name: 'Unit tests', script: 'test:unit', report: vitest('unit')},
  {name: 'Descriptions', script: 'api:coverage'},
  {name: 'Facts compile', script: 'test:facts', ...dotnet},
  {name: 'Samples compile', script: 'samples:projects', ...dotnet},
  {name: 'Tutorials compile as typed', script: 'tutorial:type', ...dotnet},
  {
    name: 'Samples unit tests',
    script: 'samples:test',
    report: {file: path.join(reports, 'samples.trx'), read: countTrx},
    ...dotnet,
  },
  {name: 'Identifiers', script: 'test:identifiers', ...dotnet},
  {name: 'Tools', script: 'test:tools', report: vitest('tools'), ...dotnet},
  {name: 'Production build', script: 'build'},
  {name: 'Fixture site', script: 'build:fixture'},
  {name: 'Build under a base URL', script: 'build:base-url'},
  {name: 'Descriptions compile', script: 'test:intellisense', needs: 'Production build'},
  {name: 'Downloads compile', script: 'samples:zips', needs: 'Production build', ...dotnet},
  {
    name: 'Links under a base URL',
    script: 'test:base-url',
    report: vitest('base-url'),
    needs: 'Build under a base URL',
  },
  {name: 'Budgets', script: 'budgets:check', needs: 'Production build'},
  {name: 'Search relevance', script: 'search:relevance', needs: 'Production build'},
  {name: 'Output checks', script: 'test:output', report: vitest('output'), needs: 'Production build', cores: 2},
  {
    name: 'Browser journeys',
    script: 'test:e2e',
    report: {file: path.join(reports, 'e2e.json'), read: countPlaywright, failed: failedPlaywright},
    needs: 'Production build',
    cores: 2,
  },
];

/** The names of the steps of `npm run check`: those that need no build, browser or .NET. */
export const checkSteps = [
  'Types',
  'Lint',
  'Imports',
  'Format',
  'Markdown',
  'Spelling',
  'Words',
  'Unit tests',
  'Descriptions',
] as const;
