// cspell:ignore Parnt
import {describe, expect, it} from 'vitest';
import {similarNames} from './similarNames';

describe('similarNames', () => {
  it('returns at most three names, the nearest first, regardless of case', () => {
    expect(similarNames('node', ['Nodule', 'Mode', 'NODE', 'Nodes', 'Modes'])).toEqual(['NODE', 'Mode', 'Nodes']);
  });

  it('returns each name once, and none that differs in more than a third of its letters', () => {
    expect(similarNames('Parnt', ['Parent', 'Parent', 'Sprite'])).toEqual(['Parent']);
  });
});
