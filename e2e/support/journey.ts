import {test as base} from '@playwright/test';
import {watchForProblems} from './watchForProblems';

interface JourneyOptions {
  /** Console messages that this journey provokes on purpose. */
  readonly expectedProblems: readonly RegExp[];
}

/**
 * A test whose every page must stay free of console errors and warnings, uncaught errors, violations of the
 * Content-Security-Policy and requests to other origins, whatever else the test looks at.
 */
export const test = base.extend<JourneyOptions & {readonly noProblems: void}>({
  expectedProblems: [[], {option: true}],
  noProblems: [
    async ({context, baseURL, expectedProblems}, use) => {
      const problems = watchForProblems(context, baseURL ?? '');
      await use();
      const unexpected = problems.filter((problem) => !expectedProblems.some((expected) => expected.test(problem)));
      base.expect(unexpected, 'problems the browser reported during the journey').toEqual([]);
    },
    {auto: true},
  ],
});

export {expect} from '@playwright/test';
