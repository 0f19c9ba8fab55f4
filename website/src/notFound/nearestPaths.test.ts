// cspell:ignore creat projekt
import {describe, expect, it} from 'vitest';
import {nearestPaths} from './nearestPaths';

const existing = [
  '/',
  '/blog',
  '/blog/2.4.0-release',
  '/blog/2.5.0-release',
  '/docs/category/getting-started',
  '/docs/guides/developing/adding-content',
  '/docs/guides/developing/create-project',
  '/docs/guides/getting-started/introduction',
];

describe('nearestPaths', () => {
  it.each([
    ['a misspelled page', '/docs/guides/developing/creat-projekt', '/docs/guides/developing/create-project'],
    ['a page in the wrong folder', '/docs/create-project', '/docs/guides/developing/create-project'],
    ['a shortened name', '/blog/2.5.0', '/blog/2.5.0-release'],
    [
      'a different case and ending',
      '/Docs/Guides/Developing/Adding-Content.html',
      '/docs/guides/developing/adding-content',
    ],
    ['a folder without its own page', '/docs/guides/getting-started', '/docs/category/getting-started'],
  ])('finds %s', (_what, asked, expected) => {
    expect(nearestPaths(asked, existing, 3)[0]).toBe(expected);
  });

  it('suggests nothing for a path that resembles none', () => {
    expect(nearestPaths('/wp-login.php', existing, 3)).toEqual([]);
  });

  it('returns at most the requested number of paths', () => {
    expect(nearestPaths('/blog/2.4.5-release', existing, 1)).toHaveLength(1);
  });
});
