import {describe, expect, it} from 'vitest';
import {
  groupAnchor,
  groupAnchorOf,
  memberAnchor,
  memberIdParts,
  nameAnchor,
  namespacePath,
  pagePath,
  typePath,
} from './addresses';
import type {DocId} from './facts';

describe('the address of a page', () => {
  it('is the full name in lowercase, with arity and nesting', () => {
    expect(typePath({id: 'T:Box2D.Collision.b2Tree`1.b2Node' as DocId})).toBe(
      '/docs/api/box2d.collision.b2tree-1.b2node',
    );
    expect(namespacePath('Cocos2D.sprite_nodes')).toBe('/docs/api/cocos2d.sprite_nodes');
  });

  it.each([
    ['T:Cocos2D.CCNode', 'Cocos2D.CCNode'],
    ['T:Game.Map`2', 'Game.Map<TKey, TValue>'],
    ['T:Box2D.b2Tree`1.b2Node`3', 'Box2D.b2Tree<T>.b2Node<A, B, C>'],
  ])('%s has the same from its id and from %s', (id, name) => {
    expect(pagePath(name)).toBe(typePath({id: id as DocId}));
  });

  it('starts with the given root', () => {
    expect(pagePath('Cocos2D.CCNode', '/next/docs/api')).toBe('/next/docs/api/cocos2d.ccnode');
  });
});

describe("a member's anchor", () => {
  it.each([
    ['P:Cocos2D.CCNode.Position', 'Position'],
    ['F:Cocos2D.CCAction.kInvalidTag', 'kInvalidTag'],
    ['E:Cocos2D.CCGame.Started', 'Started'],
    ['M:Cocos2D.CCNode.RunAction(Cocos2D.CCAction)', 'RunAction-CCAction'],
    ['M:Cocos2D.CCNode.Cleanup', 'Cleanup-void'],
    ['M:Cocos2D.CCNode.#ctor', 'constructor-void'],
    ['M:Cocos2D.CCSprite.#ctor(System.String,Cocos2D.CCRect)', 'constructor-String-CCRect'],
    ['P:Cocos2D.CCRawList`1.Item(System.Int32)', 'this-Int32'],
    ['M:Cocos2D.CCPoint.op_Addition(Cocos2D.CCPoint,Cocos2D.CCPoint)', 'op_Addition-CCPoint-CCPoint'],
    ['M:Cocos2D.CCPoint.op_Implicit(Game.Vector)~Cocos2D.CCPoint', 'op_Implicit-Vector-to-CCPoint'],
    [
      'M:G.N.Add(System.Collections.Generic.List{G.N},System.Single[],System.Int32[0:,0:])',
      'Add-List.N-Single.array-Int32.array2',
    ],
    ['M:G.N.Get(System.Int32@,System.Byte*)', 'Get-Int32.ref-Byte.pointer'],
    ['M:G.N`1.Find``1(`0,System.Func{``0,System.Int32})', 'Find.1-T0-Func.M0.Int32'],
    ['M:G.Texts.get_Words(System.String)', 'Words-of-String'],
    ['M:G.Texts.set_Size``1(System.Collections.Generic.List{``0})', 'Size.1-of-List.M0'],
    ['M:G.Texts.get_Empty', 'Empty'],
    ['M:G.Texts.get_Item(System.String,System.Int32)', 'this-of-String-Int32'],
    ['M:G.Pool{X}.Slot.Use(G.Pool{System.Int32}.Slot)', 'Use-Slot'],
  ])('%s is #%s', (id, anchor) => {
    expect(memberAnchor(id as DocId)).toBe(anchor);
    expect(groupAnchorOf(anchor)).toBe(groupAnchor(id as DocId));
  });

  it.each([
    ['constructor', '.ctor', 'M:Cocos2D.CCNode.#ctor'],
    ['indexer', 'this[]', 'P:Cocos2D.CCRawList`1.Item(System.Int32)'],
    ['method', 'RunAction', 'M:Cocos2D.CCNode.RunAction(Cocos2D.CCAction)'],
    ['operator', 'op_Addition', 'M:Cocos2D.CCPoint.op_Addition(Cocos2D.CCPoint,Cocos2D.CCPoint)'],
  ])('of all overloads of a %s is the same from its name %s and from %s', (kind, name, id) => {
    expect(nameAnchor(kind, name)).toBe(groupAnchor(id as DocId));
  });

  it('cannot be created for anything but a member', () => {
    expect(() => memberIdParts('T:Cocos2D.CCNode' as DocId)).toThrow("is not a member's documentation id");
  });
});
