import {describe, expect, it} from 'vitest';
import {mentionsVersion} from './scorePlace';

describe('a query that names a release', () => {
  it.each([
    ['2.4.7', '2.4.7', true],
    ['what changed in v2.4.7?', '2.4.7', true],
    ['2.4 release notes', '2.4.7', true],
    ['2.4.70', '2.4.7', false],
    ['2.4.7.1', '2.4.7', false],
    ['net 8', '2.4.8', false],
    ['', '2.4.7', false],
  ])('%s and %s: %s', (query, version, is) => {
    expect(mentionsVersion(query, version)).toBe(is);
  });
});
