import {describe, expect, it} from 'vitest';
import {versionAt} from './docsVersion';

const versions = [
  {name: 'current', path: '/docs/next', isLast: false},
  {name: '1.0', path: '/docs', isLast: true},
];

describe('versionAt', () => {
  it.each([
    ['/docs/next/guide', 'current'],
    ['/docs/next', 'current'],
    ['/docs/nextdoor', '1.0'],
    ['/docs/guide', '1.0'],
    ['/blog', '1.0'],
    ['/', '1.0'],
  ])('finds the version of %s: %s', (pathname, expected) => {
    expect(versionAt(pathname, versions, '/')).toBe(expected);
  });

  it('recognizes docs at the site root', () => {
    expect(versionAt('/guide', [{name: 'current', path: '/', isLast: true}], '/')).toBe('current');
    expect(versionAt('/site/guide', [{name: 'current', path: '/site', isLast: true}], '/site/')).toBe('current');
  });

  it('returns the index of a site without docs', () => {
    expect(versionAt('/', [], '/')).toBe('current');
  });

  it('rejects a version whose address does not start with the base URL', () => {
    expect(() => versionAt('/site/', [{name: '1.0', path: '/docs', isLast: true}], '/site/')).toThrow(
      'Version address "/docs" must start with the base URL "/site/".',
    );
  });
});
