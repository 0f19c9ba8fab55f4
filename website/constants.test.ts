import fs from 'node:fs';
import {createRequire} from 'node:module';
import {expect, test} from 'vitest';

// Values in the specification that are defaults of Docusaurus's libraries. The site doesn't set them, so an update
// could change them unnoticed.
const fromTheme = createRequire(import.meta.resolve('@docusaurus/theme-classic/package.json'));
const fromCore = createRequire(import.meta.resolve('@docusaurus/core/package.json'));

test('the progress bar has the minimum, the speed and the trickle of the specification', () => {
  const {settings} = fromTheme('nprogress') as {settings: Record<string, unknown>};
  expect(settings).toMatchObject({minimum: 0.08, speed: 200, trickle: true, trickleRate: 0.02, trickleSpeed: 800});
});

test('the progress bar appears after 200 ms', () => {
  const clientModule = fs.readFileSync(fromTheme.resolve('@docusaurus/theme-classic/lib/nprogress.js'), 'utf8');
  expect(clientModule).toContain('const delay = 200;');
});

test('the router uses location keys of 6 characters', () => {
  const {createMemoryHistory} = createRequire(fromCore.resolve('react-router-dom'))('history') as {
    createMemoryHistory: () => {push: (path: string) => void; location: {key?: string}};
  };
  const history = createMemoryHistory();
  history.push('/docs');
  expect(history.location.key).toHaveLength(6);
});

test('the router caches at most 10000 route patterns', () => {
  // The cache has no API, so the test reads its limit from the library's source.
  const folder = fromCore.resolve('react-router/package.json').replace('package.json', 'cjs/react-router.js');
  const limits = [...fs.readFileSync(folder, 'utf8').matchAll(/cacheLimit(?:\$1)? = (\d+);/g)].map((match) => match[1]);
  expect(limits).toEqual(['10000', '10000']);
});
