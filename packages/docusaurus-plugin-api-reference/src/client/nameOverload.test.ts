import {expect, test} from 'vitest';
import {nameOverload} from './nameOverload';

test.each([
  ['AddChild', 'public void AddChild(CCNode child)', 'AddChild(CCNode child)'],
  ['CCNode', 'protected CCNode()', 'CCNode()'],
  ['Find<T>', 'public T Find<T>(string name) where T : CCNode', 'Find<T>(string name)'],
  ['this[int]', 'public CCNode this[int index] { get; }', 'this[int index]'],
  ['Operator +', 'public static CCPoint operator +(CCPoint a, CCSize b)', 'operator +(CCPoint a, CCSize b)'],
  [
    'Implicit conversions',
    'public static implicit operator CCPoint(Vector2 point)',
    'implicit operator CCPoint(Vector2 point)',
  ],
])('an overload of %s, declared as "%s", is %s', (heading, declaration, name) => {
  expect(nameOverload(heading, declaration)).toBe(name);
});
