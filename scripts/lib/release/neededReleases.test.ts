import {describe, expect, it} from 'vitest';
import {neededReleases} from './neededReleases';

const history = [
  {release: '2.5.10', previous: '2.5.9'},
  {release: '2.5.9', previous: '2.4.0'},
  {release: '2.6.0', previous: '2.5.10'},
];

describe('the releases that a history reads', () => {
  it('are those that the history has and the one before them, oldest first', () => {
    expect(neededReleases(history, '2.6.1')).toEqual(['2.4.0', '2.5.9', '2.5.10', '2.6.0']);
  });

  it('are only those before the new one', () => {
    expect(neededReleases(history, '2.5.9')).toEqual(['2.4.0']);
  });
});
