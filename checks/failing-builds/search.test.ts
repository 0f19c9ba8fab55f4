import {expect, test} from 'vitest';
import {buildThrowAwaySite, type Defect} from './throwAwaySite';

// buildIndex.test.ts, indexing.test.ts and options.test.ts check the messages. These builds show that each of the two
// moments at which the search can find a defect makes a build fail.
test.each<[string, Defect, string]>([
  [
    'an invalid option',
    {search: {shortcut: 'cmd+k'}},
    'Options of docusaurus-theme-search: shortcut "cmd+k" must be a key, with modifiers before it',
  ],
  [
    'a page in no context',
    {search: {contexts: [{name: 'docs', label: 'Docs', paths: ['/docs']}]}},
    "The page /blog/first isn't in any search context.",
  ],
])('%s fails the build and the error names it', async (_what, defect, message) => {
  const {exitCode, output} = await buildThrowAwaySite(defect);
  expect(exitCode).not.toBe(0);
  expect(output).toContain(message);
});
