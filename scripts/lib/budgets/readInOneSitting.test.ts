import {expect, it} from 'vitest';
import {isReadInOneSitting} from './readInOneSitting';

it.each([
  ['/docs/tutorials/first-game', true],
  ['/docs/tutorials/platformer-tutorial/part-2-physics', true],
  ['/docs/guides/developing/scenes', true],
  ['/docs/guides/developing/recipes', false],
  ['/docs/api/cocos2d.ccnode', false],
])('%s: %s', (address, isRead) => expect(isReadInOneSitting(address)).toBe(isRead));
