import {defineConfig} from 'vitest/config';
import {forkBaseUrl} from './e2e/support/forkBaseUrl.mjs';

const minute = 60_000;

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'unit',
          // Files share modules: loading them for each took four fifths of the time.
          isolate: false,
          // A busy machine reads all samples in several seconds.
          testTimeout: minute / 2,
          include: [
            'packages/**/*.test.{ts,tsx}',
            'scripts/**/*.test.ts',
            'website/*.test.ts',
            'website/src/**/*.test.{ts,tsx}',
          ],
        },
      },
      {
        test: {
          name: 'tools',
          include: ['tools/**/*.test.ts'],
          // Programs in C# are built first where they have changed.
          testTimeout: 3 * minute,
          hookTimeout: 3 * minute,
        },
      },
      {
        test: {
          name: 'output',
          // Files share the parsed pages.
          isolate: false,
          include: ['checks/output/**/*.test.ts'],
          testTimeout: 3 * minute,
          hookTimeout: 3 * minute,
        },
      },
      {
        test: {
          name: 'base-url',
          // Files share the parsed pages.
          isolate: false,
          // What depends on the base URL; the others would find the same as in the site itself.
          include: ['checks/output/{feeds-and-sitemap,first-paint,icons,links,page-files,policy,routes}.test.ts'],
          // As scripts/lib/buildSite.ts builds it.
          env: {SITE_DIR: 'e2e/base-url/build', SITE_BASE_URL: forkBaseUrl},
          testTimeout: 3 * minute,
          hookTimeout: 3 * minute,
        },
      },
      {
        test: {
          name: 'failing-builds',
          include: ['checks/failing-builds/**/*.test.ts'],
          testTimeout: 3 * minute,
          hookTimeout: 3 * minute,
          // Each test builds a site; two cores can't run more in parallel.
          maxConcurrency: 1,
          fileParallelism: false,
        },
      },
    ],
  },
});
