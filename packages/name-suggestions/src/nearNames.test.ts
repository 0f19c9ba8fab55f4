// cspell:ignore Parnt
import {describe, expect, it} from 'vitest';
import {nearNames} from './nearNames';

describe('nearNames', () => {
  it('returns at most three names, the nearest first, regardless of case', () => {
    expect(nearNames('node', ['Nodule', 'Mode', 'NODE', 'Nodes', 'Modes'])).toEqual(['NODE', 'Mode', 'Nodes']);
  });

  it('returns each name once, and none that differs in more than a third of its letters', () => {
    expect(nearNames('Parnt', ['Parent', 'Parent', 'Sprite'])).toEqual(['Parent']);
  });
});
