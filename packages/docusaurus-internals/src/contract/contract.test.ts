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
    '@docusaurus/core/lib/client/prefetch.js is gone; it exports a function that fetches one file ahead. ' +
      'Used by packages/docusaurus-internals/src/client/prefetch.ts.',
  );
});
