import {test as base} from '@playwright/test';
import {watchForProblems} from './watchForProblems';

interface JourneyOptions {
  /** What of the browser's complaints this journey provokes on purpose. */
  readonly expectedProblems: RegExp | null;
}

/**
 * A test whose every page must stay free of console errors and warnings, uncaught errors, violations of the
 * Content-Security-Policy and requests to other origins, whatever else the test looks at.
 */
export const test = base.extend<JourneyOptions & {readonly noProblems: undefined}>({
  expectedProblems: [null, {option: true}],
  noProblems: [
    async ({context, baseURL, expectedProblems}, use) => {
      const problems = watchForProblems(context, baseURL ?? '');
      await use(undefined);
      const unexpected = problems.filter((problem) => expectedProblems?.test(problem) !== true);
      base.expect(unexpected, 'problems the browser reported during the journey').toEqual([]);
    },
    {auto: true},
  ],
});

export {expect} from '@playwright/test';
