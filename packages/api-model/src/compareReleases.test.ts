import {expect, it} from 'vitest';
import {compareReleases} from './compareReleases';

it('orders releases by number, not by letter, patch releases after the one they fix', () => {
  const releases = ['2.5.0', '2.4.10', '2.4.7.6', '2.4.7.0', '2.4.9', '2.4.7'];
  expect(releases.toSorted(compareReleases)).toEqual(['2.4.7', '2.4.7.0', '2.4.7.6', '2.4.9', '2.4.10', '2.5.0']);
});
