import {describe, expect, it} from 'vitest';
import {didYouMean} from './didYouMean';

describe('didYouMean', () => {
  it.each([
    [[], ''],
    [['Parent'], ' Did you mean "Parent"?'],
    [['Parent', 'Parents'], ' Did you mean "Parent" or "Parents"?'],
    [['Add(int, int)', 'Add', 'Adds'], ' Did you mean "Add(int, int)", "Add" or "Adds"?'],
  ])('of %j is "%s"', (names, expected) => {
    expect(didYouMean(names)).toBe(expected);
  });
});
