import {expect, it} from 'vitest';
import {counted} from './counted';

it.each([
  [0, '0 members'],
  [1, '1 member'],
  [2, '2 members'],
])('writes the plural unless there is one: %i', (count, text) => {
  expect(counted(count, 'member')).toBe(text);
});
