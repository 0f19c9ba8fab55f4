import {describe, expect, it} from 'vitest';
import {readFigures} from './siteTexts';

describe('the tests and lists that repeat facts about the engine', () => {
  const files = [...readFigures().keys()];

  it('are those of the built site', () => {
    expect(files).toEqual(
      expect.arrayContaining(['checks/output/support/addedRoutes.ts', 'e2e/site/blog.spec.ts', 'CONTRIBUTING.md']),
    );
  });

  it('omit unit tests, which use made-up releases', () => {
    expect(files.filter((file) => /^(?:packages|scripts)\/.*\.test\.ts$/.test(file))).toEqual([]);
  });
});
