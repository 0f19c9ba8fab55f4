import type {DocId} from 'api-model';
import {describe, expect, it} from 'vitest';
import {checkVanishedTypes} from './checkVanishedTypes';

const ids = (...names: readonly string[]) => names.map((name) => `T:Cocos2D.${name}` as DocId);
const documented = ids('CCScene', 'CCLayer', 'CCNode', 'CCSprite');

describe('facts', () => {
  it('are rejected if they lack more than half of the documented types', () => {
    expect(() => checkVanishedTypes(documented, ids('CCNode', 'Program'), '../game')).toThrow(
      /^Nothing was written, because 3 of the 4 documented types are not in \.\.\/game: Cocos2D\.CCLayer, .*\nIs it a clone/,
    );
  });

  it('may lack half of them, and nothing is documented in a new folder', () => {
    expect(() => checkVanishedTypes(documented, ids('CCNode', 'CCSprite'), '../engine')).not.toThrow();
    expect(() => checkVanishedTypes([], ids('CCNode'), '../engine')).not.toThrow();
  });
});
