import type {DocId, TypeFacts} from 'api-model';
import {describe, expect, it} from 'vitest';
import {overloadName, outerTypes, typeName, type NameScope} from './symbolNames';

const living = {
  id: 'T:Cocos2D.CCMap`1',
  typeParameters: [{name: 'TItem'}],
  members: [{id: 'M:Cocos2D.CCMap`1.Find``1(`0,``0)', typeParameters: [{name: 'TKey'}]}],
} as unknown as TypeFacts;

const scope: NameScope = {
  types: new Map([['Cocos2D.CCMap`1', living]]),
  typeNames: new Set(['Cocos2D.CCOld', 'Cocos2D.CCOld.Part`2', 'Cocos2D.lower.CCDeep']),
};

describe('typeName', () => {
  it.each([
    ['Cocos2D.CCNode', 'CCNode'],
    ['Cocos2D.lower.CCDeep', 'CCDeep'],
    ['Cocos2D.CCMap`1', 'CCMap<TItem>'],
    ['Cocos2D.CCOld.Part`2', 'CCOld.Part<T1, T2>'],
    ['gone.space.CCGone`1', 'CCGone<T>'],
  ])('writes %s as %s', (fullName, name) => {
    expect(typeName(fullName, scope)).toBe(name);
  });
});

describe('outerTypes', () => {
  it('does not treat a namespace as a type', () => {
    expect(outerTypes('Cocos2D.lower.CCDeep', scope)).toEqual([]);
    expect(outerTypes('Cocos2D.CCOld.Part`2', scope)).toEqual(['Cocos2D.CCOld']);
  });
});

describe('overloadName', () => {
  it.each([
    ['P:Cocos2D.CCNode.Position', 'Position'],
    ['P:Cocos2D.CCNode.Item(System.Int32)', 'this[int]'],
    ['F:Cocos2D.CCNode.m_pParent', 'm_pParent'],
    ['E:Cocos2D.CCNode.Tapped', 'Tapped'],
    ['M:Cocos2D.CCNode.Cleanup', 'Cleanup()'],
    ['M:Cocos2D.CCNode.Get(System.Int32@,Cocos2D.CCNode[])', 'Get(int, CCNode[])'],
    ['M:Cocos2D.CCNode.Run(System.Action{System.Single})', 'Run(Action<float>)'],
    ['M:Cocos2D.CCNode.#ctor(Cocos2D.CCSize)', 'CCNode(CCSize)'],
    ['M:Cocos2D.CCMap`1.#ctor', 'CCMap()'],
    ['M:Cocos2D.CCMap`1.Find``1(`0,``0)', 'Find<TKey>(TItem, TKey)'],
    ['M:Cocos2D.CCOld.Find``1(``0)', 'Find<T>(T)'],
    ['M:Cocos2D.CCPoint.op_Addition(Cocos2D.CCPoint,Cocos2D.CCPoint)', 'operator +(CCPoint, CCPoint)'],
    ['M:Cocos2D.CCTexts.get_Words(System.String)', 'extension(string).Words'],
    ['M:Cocos2D.CCTexts.get_Item(System.String,System.Int32)', 'extension(string).this[int]'],
    ['M:Cocos2D.CCTexts.get_Empty', 'Empty'],
    ['M:Cocos2D.CCPoint.op_Implicit(Cocos2D.CCSize)~Cocos2D.CCPoint', 'implicit operator CCPoint(CCSize)'],
  ])('writes %s as %s', (id, name) => {
    expect(overloadName(id as DocId, scope)).toBe(name);
  });
});
