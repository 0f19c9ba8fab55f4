import {expect, it} from 'vitest';
import {allowedErrors} from './editDistance';

it('allows more errors in longer words', () => {
  expect([3, 4, 6, 7, 20].map(allowedErrors)).toEqual([0, 1, 1, 2, 2]);
});
