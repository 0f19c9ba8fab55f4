import {defineConfig} from 'vitest/config';

const minute = 60_000;

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'unit',
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
          include: ['checks/output/**/*.test.ts'],
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
          // Each test builds a site; two cores carry no more at once.
          maxConcurrency: 1,
          fileParallelism: false,
        },
      },
    ],
  },
});
