import fs from 'node:fs';
import path from 'node:path';
import {expect, it} from 'vitest';
import {brokenContract} from '.';

const rootDir = path.join(import.meta.dirname, '../../../..');

it('finds everything that the project relies on in Docusaurus', async () => {
  expect(await brokenContract(path.join(rootDir, 'website'), rootDir)).toEqual([]);
});

it('reports the purpose and dependents of every missing file', async () => {
  const problems = await brokenContract('/', rootDir);
  expect(problems).toContain(
    '@docusaurus/theme-classic/lib/nprogress.js is gone. The project needs a file that shows a progress bar of "nprogress" and hides it in ' +
      'onRouteDidUpdate. Used by packages/docusaurus-internals/src/client/followNavigations.ts, ' +
      'packages/docusaurus-theme-cocos/src/client/progressBar.ts.',
  );
});

it('names only dependents that exist', async () => {
  const problems = await brokenContract('/', rootDir);
  const named = problems.flatMap((problem) => / Used by (.+)\.$/.exec(problem)?.[1]?.split(', ') ?? []);
  expect(named.length).toBeGreaterThan(20);
  expect([...new Set(named)].filter((file) => !fs.existsSync(path.join(rootDir, file)))).toEqual([]);
});
