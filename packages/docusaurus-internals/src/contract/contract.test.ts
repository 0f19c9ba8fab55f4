import path from 'node:path';
import {expect, it} from 'vitest';
import {brokenContract} from '.';

const rootDir = path.join(import.meta.dirname, '../../../..');

it('finds Docusaurus as the project relies on it', async () => {
  expect(await brokenContract(path.join(rootDir, 'website'), rootDir)).toEqual([]);
});

it('says of every file that is not there what it did and who relies on it', async () => {
  const problems = await brokenContract('/', rootDir);
  expect(problems).toContain(
    '@docusaurus/core/lib/client/prefetch.js is gone; it exports a function that fetches one file ahead. ' +
      'Used by packages/docusaurus-internals/src/client/prefetch.ts.',
  );
});
