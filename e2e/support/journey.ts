import {test as base} from '@playwright/test';
import {watchForProblems} from './watchForProblems';

interface JourneyOptions {
  /** The browser's messages that this journey causes on purpose. */
  readonly expectedProblems: RegExp | null;
}

/**
 * A test that also fails if any of its pages has console errors or warnings, uncaught errors, violations of the
 * Content-Security-Policy, or requests to other origins.
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
