import {formatTypeName, parseTypeName, typeId} from 'api-model';
import {expect, it} from 'vitest';
import {constructedName} from './constructedName';

it.each([
  ['Cocos2D.ICCNode', [], 'Cocos2D.ICCNode'],
  ['System.IComparable`1', ['System.Int32'], 'System.IComparable{System.Int32}'],
  ['A.Outer`1.Inner`2', ['X', 'Y', 'Z'], 'A.Outer{X}.Inner{Y,Z}'],
  ['A.Outer`1.Inner', ['X'], 'A.Outer{X}.Inner'],
])('constructs %s with the arguments %s', (definition, list, name) => {
  const constructed = {type: {id: typeId(definition)}, arguments: list.map((argument) => parseTypeName(argument))};
  expect(formatTypeName(constructedName(constructed))).toBe(name);
});
