import {expect, it} from 'vitest';
import {isPreviewTag, isReleaseTag, releaseOf, tagOf} from './releaseTags';

it.each([
  ['2.5.10', '2.5.10'],
  ['2.6.1', '2.6.1'],
  ['2.6.2', 'v2.6.2'],
  ['2.10.0', 'v2.10.0'],
])('the tag of release %s is %s', (release, tag) => {
  expect(tagOf(release)).toBe(tag);
  expect(releaseOf(tag)).toBe(release);
});

it.each([
  ['2.5.8', 'release'],
  ['v2.7.0', 'release'],
  ['2.4.7.18', 'release'],
  ['2.6.0-preview.4', 'preview'],
  ['v2.7.0-rc.1', 'preview'],
  ['main', 'neither'],
  ['2', 'neither'],
  ['2.6.0-', 'neither'],
])('the tag %s marks: %s', (tag, expected) => {
  expect({release: isReleaseTag(tag), preview: isPreviewTag(tag)}).toEqual({
    release: expected === 'release',
    preview: expected === 'preview',
  });
});
