// cspell:ignore ccsfc csfc sprfrca sfcache tmxtm atag scache spritex
import {describe, expect, it} from 'vitest';
import {matchName} from './matchName';

describe('matchName', () => {
  it.each([
    ['CCSpriteFrameCache', 'frame'],
    ['CCSpriteFrameCache', 'SFC'],
    ['CCSpriteFrameCache', 'ccsfc'],
    ['CCSpriteFrameCache', 'csfc'],
    ['CCSpriteFrameCache', 'sprfrca'],
    ['CCSpriteFrameCache', 'sfcache'],
    ['CCSpriteFrameCache', '  Cache sprite '],
    ['CCTMXTiledMap', 'tmxtm'],
    ['CCColor4B', 'c4b'],
    ['b2World', 'b2w'],
    ['Ib2QueryCallback', 'qc'],
    ['CCRawList<T>', 'list<'],
    ['CCLabel.ivec3', 'label.iv'],
    ['CCAtTag', 'atag'],
    ['CCSprite', ''],
  ])('finds %s by "%s"', (name, typed) => {
    expect(matchName(name, typed)).toBe(true);
  });

  it.each([
    ['CCSpriteFrameCache', 'scache'],
    ['CCSpriteFrameCache', 'sprites'],
    ['CCSpriteFrameCache', 'frame node'],
    ['CCSpriteFrameCache', 'fsc'],
    ['CCSprite', 'spritex'],
  ])('does not find %s by "%s"', (name, typed) => {
    expect(matchName(name, typed)).toBe(false);
  });
});
