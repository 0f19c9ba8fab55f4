// cspell:ignore ccnode
// cspell:ignoreRegExp /docs\/api\/[\w.#-]+/g
import {describe, expect, it} from 'vitest';
import {api, typeOf} from '../testing/fixtureApi';
import {resolveReference} from './resolveReference';
import {targetPath} from './targetPath';

function resolve(text: string, from?: string): string {
  const target = resolveReference(text, api, from === undefined ? undefined : typeOf(from));
  if (target.kind === 'none') return 'none';
  return target.kind === 'ambiguous' ? `ambiguous: ${target.candidates.join(', ')}` : targetPath(target);
}

describe('resolveReference', () => {
  it.each([
    ['CCNode', '/docs/api/game.ccnode'],
    ['Game.CCNode', '/docs/api/game.ccnode'],
    ['CCNode.RunAction', '/docs/api/game.ccnode#RunAction'],
    ['Game.CCNode.RunAction', '/docs/api/game.ccnode#RunAction'],
    ['CCNode.Schedule', '/docs/api/game.ccnode#Schedule'],
    ['CCNode.Find<T>', '/docs/api/game.ccnode#Find'],
    ['CCNode.CCNode', '/docs/api/game.ccnode#constructor'],
    ['CCSprite.RunAction', '/docs/api/game.ccnode#RunAction'],
    ['CCSprite.Update', '/docs/api/game.ccsprite#Update'],
    ['CCList', '/docs/api/game.cclist-1'],
    ['CCList<T>', '/docs/api/game.cclist-1'],
    ['CCList<T>.Enumerator', '/docs/api/game.cclist-1.enumerator'],
    ['CCList.Enumerator.Current', '/docs/api/game.cclist-1.enumerator#Current'],
    ['CCMode.Slow', '/docs/api/game.ccmode#Slow'],
    ['CCDirector.Shared.Scene.RunAction', '/docs/api/game.ccnode#RunAction'],
    ['Game', '/docs/api/game'],
    ['CCBody', 'ambiguous: Game.CCBody, Physics.CCBody'],
    ['Physics.CCBody', '/docs/api/physics.ccbody'],
    ['ccnode', 'none'],
    ['RunAction', 'none'],
    ['CCNode.runAction', 'none'],
    ['CCNode.RunAction()', 'none'],
    ['CCList<T, U>', 'none'],
    ['CCSprite.CCNode', 'none'],
    ['CCSprite.CCSprite', 'none'],
    ['CCTouchMode', '/docs/api/game.ccnode.cctouchmode'],
    ['Enumerator', 'none'],
    ['CCNode.RunAction.More', 'none'],
    ['constructor', 'none'],
    ['', 'none'],
  ])('finds %j at %s', (text, path) => {
    expect(resolve(text)).toBe(path);
  });

  it.each([
    ['RunAction', 'Game.CCSprite', '/docs/api/game.ccnode#RunAction'],
    ['Parent.RunAction', 'Game.CCSprite', '/docs/api/game.ccnode#RunAction'],
    ['Enumerator', 'Game.CCList`1', '/docs/api/game.cclist-1.enumerator'],
    ['CCBody', 'Game.CCNode', '/docs/api/game.ccbody'],
    ['CCBody', 'Physics.CCBody', '/docs/api/physics.ccbody'],
    ['Slow', 'Game.CCNode', 'none'],
  ])('finds %j from within %s at %s', (text, from, path) => {
    expect(resolve(text, from)).toBe(path);
  });
});
