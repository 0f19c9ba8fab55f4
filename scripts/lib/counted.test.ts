import {expect, it} from 'vitest';
import {counted} from './counted';

it.each([
  [0, '0 new types'],
  [1, '1 new type'],
  [2, '2 new types'],
])('writes the plural unless there is one: %i', (count, text) => {
  expect(counted(count, 'new type')).toBe(text);
});
