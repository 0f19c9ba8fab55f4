import {expect, it} from 'vitest';
import {countBits} from './editDistance';

it('counts the set bits, including the sign bit', () => {
  expect([0, 1, 0b1011, 1 << 31, -1].map(countBits)).toEqual([0, 1, 3, 1, 32]);
});
