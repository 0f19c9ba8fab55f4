import {expect, it} from 'vitest';
import {compareReleases} from './compareReleases';

it('orders releases numerically, with patch releases after the release they fix', () => {
  const releases = ['2.5.0', '2.4.10', '2.4.7.6', '2.4.7.0', '2.4.9', '2.4.7'];
  expect(releases.toSorted(compareReleases)).toEqual(['2.4.7', '2.4.7.0', '2.4.7.6', '2.4.9', '2.4.10', '2.5.0']);
});

it('orders a release’s previews numerically before the release', () => {
  const releases = ['2.6.0', '2.6.0-preview.10', '2.6.0-rc.1', '2.5.12', '2.6.0-preview.2', '2.6.0-preview', '2.6.1'];
  expect(releases.toSorted(compareReleases)).toEqual([
    '2.5.12',
    '2.6.0-preview',
    '2.6.0-preview.2',
    '2.6.0-preview.10',
    '2.6.0-rc.1',
    '2.6.0',
    '2.6.1',
  ]);
  expect(compareReleases('2.6.0-preview.2', '2.6.0-preview.2')).toBe(0);
});
