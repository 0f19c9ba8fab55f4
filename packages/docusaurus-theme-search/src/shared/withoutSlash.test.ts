import {describe, expect, it} from 'vitest';
import {withoutSlash} from './withoutSlash';

describe('withoutSlash', () => {
  it.each([
    ['/docs/', '/docs'],
    ['/docs', '/docs'],
    ['/', ''],
  ])('changes %s to "%s"', (path, expected) => {
    expect(withoutSlash(path)).toBe(expected);
  });
});
