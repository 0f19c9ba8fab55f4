import {describe, expect, it} from 'vitest';
import {readComparison} from './readComparison';

const releases = ['2.4.6', '2.4.6.1', '2.4.7', '2.5.0'];
const read = (query: string) => readComparison(new URLSearchParams(query), releases);

describe('readComparison', () => {
  it('reads the two releases', () => {
    expect(read('?from=2.4.6&to=2.4.7')).toEqual({from: '2.4.6', to: '2.4.7', swapped: false});
  });

  it('requests no comparison without a query', () => {
    expect(read('')).toBeUndefined();
    expect(read('?utm=1')).toBeUndefined();
  });

  it('starts with the older release regardless of the order', () => {
    expect(read('?from=2.5.0&to=2.4.6.1')).toEqual({from: '2.4.6.1', to: '2.5.0', swapped: true});
  });

  it('ends with the newest release when only the first is given', () => {
    expect(read('?from=2.4.6.1')).toEqual({from: '2.4.6.1', to: '2.5.0', swapped: false});
  });

  it('starts with the previous release when only the last is given', () => {
    expect(read('?to=2.4.7')).toEqual({from: '2.4.6.1', to: '2.4.7', swapped: false});
  });

  it.each([
    ['?from=2.3.12&to=2.5.0', 'There is no release "2.3.12" in the history. Choose two releases from the lists.'],
    ['?from=2.4.6&to=%3Cb%3E', 'There is no release "<b>" in the history.'],
    ['?to=', 'There is no release "" in the history.'],
    ['?from=2.4.7&to=2.4.7', 'Both are 2.4.7. Choose two different releases.'],
    ['?from=2.5.0', 'Both are 2.5.0.'],
    ['?to=2.4.6', 'Both are 2.4.6.'],
  ])('explains what is wrong with %s', (query, problem) => {
    expect(read(query)).toEqual({problem: expect.stringContaining(problem) as string});
  });
});
