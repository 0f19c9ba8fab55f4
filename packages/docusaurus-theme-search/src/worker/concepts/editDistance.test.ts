// cspell:disable
import {expect, it} from 'vitest';
import {allowedErrors, editDistance} from './editDistance';

it.each([
  ['music', 'music', 0],
  ['musc', 'music', 1],
  ['musicc', 'music', 1],
  ['mosic', 'music', 1],
  ['musci', 'music', 1],
  ['umsci', 'music', 2],
  ['', 'ab', 2],
])('counts what separates %j from %j: %i', (a, b, errors) => {
  expect(editDistance(a, b, 2)).toBe(errors);
  expect(editDistance(b, a, 2)).toBe(errors);
});

it('gives up beyond the limit', () => {
  expect(editDistance('music', 'physics', 2)).toBe(3);
  expect(editDistance('a', 'abcdef', 2)).toBe(3);
  expect(editDistance('umsci', 'music', 1)).toBe(2);
  expect(editDistance('x'.repeat(300), 'x'.repeat(300), 2)).toBe(3);
});

it('allows errors by length', () => {
  expect([3, 4, 6, 7, 20].map(allowedErrors)).toEqual([0, 1, 1, 2, 2]);
});
