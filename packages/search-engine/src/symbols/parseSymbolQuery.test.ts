import {describe, expect, it} from 'vitest';
import {parseSymbolQuery} from './parseSymbolQuery';

/** `CCNode.RunAction`, `sprite frame`. */
function parse(query: string): string {
  const {words, dots, isOpen, isNew} = parseSymbolQuery(query);
  const joined = words.map((word, at) => (at === 0 ? '' : dots[at] ? '.' : ' ') + word).join('');
  return (isNew ? 'new ' : '') + joined + (isOpen ? '.' : '');
}

// cspell:ignore número
describe('text that is not code', () => {
  it.each([
    ['sprite frame', 'sprite frame'],
    ['move-to', 'move to'],
    ['schedule_once', 'schedule_once'],
    ['  a - b ', 'a b'],
    ['(CCNode)', 'CCNode'],
    ['"run action"', 'run action'],
    ['new project', 'new project'],
    ['this', 'this'],
    ['x:', 'x'],
    ['C# sprite', 'sprite'],
    ['número', 'número'],
    ['C#', ''],
    ['((((', ''],
    ['', ''],
  ])('"%s" is %s', (query, expected) => expect(parse(query)).toBe(expected));
});

describe('C#', () => {
  it.each([
    ['CCNode.RunAction', 'CCNode.RunAction'],
    ['CCNode .RunAction', 'CCNode.RunAction'],
    ['CCNode.', 'CCNode.'],
    ['CCNode.Position = new CCPoint(1, 2);', 'CCNode.Position'],
    ['node.Scale *= 2', 'node.Scale'],
    ['handler ??= Run', 'handler'],
    ['a == b', 'a b'],
    ['hero.RunAction(new CCMoveTo(1, GetTarget(2)));', 'hero.RunAction'],
    ['hero.RunAction(new CCMoveTo(1', 'hero.RunAction'],
    ['CCDirector.SharedDirector.RunWithScene(scene)', 'CCDirector.SharedDirector.RunWithScene'],
    ['Get().Run()', 'Get.Run'],
    ['scene?.AddChild(layer)', 'scene.AddChild'],
    ['var hero = new CCSprite("hero");', 'new CCSprite'],
    ['CCSprite hero = new CCSprite("hero");', 'CCSprite'],
    ['new CCSprite("hero")', 'new CCSprite'],
    ['CCRawList<Dictionary<string, int>>', 'CCRawList'],
    ['CCRawList<in', 'CCRawList'],
    ['tags[0]', 'tags'],
    ['this.AddChild', 'AddChild'],
    ['public override void OnEnter()', 'OnEnter'],
    ['operator ==', 'op_Equality'],
    ['operator !', 'op_LogicalNot'],
    ['operator |', 'op_BitwiseOr'],
    ['CCPoint operator +', 'CCPoint op_Addition'],
  ])('"%s" is %s', (query, expected) => expect(parse(query)).toBe(expected));
});

describe('Objective-C and C++', () => {
  it.each([
    ['addChild:', 'addChild'],
    ['addChild:z:tag:', 'addChild'],
    ['[self runAction:[CCMoveTo actionWithDuration:1]]', 'runAction'],
    ['[[CCDirector sharedDirector] runWithScene:s]', 'CCDirector.sharedDirector.runWithScene'],
    ['@selector(update:)', 'update'],
    ['CCNode::runAction', 'CCNode.runAction'],
    ['node->setPosition(ccp(1, 2));', 'node.setPosition'],
    ['cc.Sprite', 'CCSprite'],
    ['var run = new cc.MoveTo(2, cc.p(0, 0));', 'new CCMoveTo'],
    ['cc.Director.getInstance()', 'CCDirector.getInstance'],
    ['cc.director', 'cc.director'],
    ['auto hero = Sprite::create("a.png");', 'Sprite.create'],
  ])('"%s" is %s', (query, expected) => expect(parse(query)).toBe(expected));
});

it('keeps only the first words of prose', () => {
  expect(parseSymbolQuery('a b c d e f g h i j k l').words).toHaveLength(8);
});
