import {describe, expect, it} from 'vitest';
import {marksOf} from './excerpt';

function marked(text: string, ...terms: string[]): string {
  let [result, position] = ['', 0];
  for (const [start, end] of marksOf(text, terms)) {
    result += `${text.slice(position, start)}[${text.slice(start, end)}]`;
    position = end;
  }
  return result + text.slice(position);
}

// cspell:ignore spriteframecache ccspritef
describe('marksOf', () => {
  it.each([
    ['Play a sound', ['sound'], 'Play a [sound]'],
    ['Sounds, SOUND and sounding', ['sound'], '[Sounds], [SOUND] and [sounding]'],
    ['Playing', ['played'], '[Playing]'],
    ['A café', ['cafe'], 'A [café]'],
    ['The particles', ['parti'], 'The [particles]'],
    ['no', ['n'], 'no'],
    ['The CCSprite of a sprite', ['sprite'], 'The CC[Sprite] of a [sprite]'],
    ['CCSpriteFrameCache', ['sprite', 'cache'], 'CC[Sprite]Frame[Cache]'],
    ['CCSpriteFrameCache', ['frame', 'sprite'], 'CC[SpriteFrame]Cache'],
    ['CCSpriteFrameCache', ['spriteframecache'], 'CC[SpriteFrameCache]'],
    ['CCSpriteFrameCache', ['ccspritef'], '[CCSpriteFrameCache]'],
    ['CCNode.Position', ['ccnode.position'], '[CCNode].[Position]'],
    ['List<T>', ['list<t>'], '[List]<[T]>'],
    ['C# in 2.4.7', ['c#', '2.4.7'], '[C#] in [2.4.7]'],
    ['nothing', [], 'nothing'],
    ['nothing', ['', '*', '+'], 'nothing'],
    ['', ['a'], ''],
  ])('marks %s for %j', (text, terms, expected) => {
    expect(marked(text, ...terms)).toBe(expected);
  });
});
