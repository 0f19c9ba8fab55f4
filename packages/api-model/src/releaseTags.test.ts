import {expect, it} from 'vitest';
import {releaseOf, tagOf} from './releaseTags';

it.each([
  ['2.5.10', '2.5.10'],
  ['2.6.1', '2.6.1'],
  ['2.6.2', 'v2.6.2'],
  ['2.10.0', 'v2.10.0'],
])('the tag of release %s is %s', (release, tag) => {
  expect(tagOf(release)).toBe(tag);
  expect(releaseOf(tag)).toBe(release);
});
