import type {DocId} from 'api-model';
import {expect, test} from 'vitest';
import {findNames} from './findNames';

const ids = [
  'T:Cocos2D.ArrayPool`1',
  'M:Cocos2D.CCPoint.DistanceSQ(Cocos2D.CCPoint)',
  'M:Cocos2D.CCPoint.#ctor',
] as DocId[];

test('finds places that name a type or member, whatever the overload', () => {
  const texts = new Map([
    ['api/topics.yaml', 'types:\n  [ArrayPool-1, CCPoint]'],
    ['website/docs/a.mdx', 'Use `CCPoint.DistanceSQ`.\n\nCCPoint.DistanceSQuared and MyArrayPool are others.'],
  ]);
  expect(findNames(texts, ids)).toEqual([
    {name: 'ArrayPool', file: 'api/topics.yaml', line: 2},
    {name: 'CCPoint.DistanceSQ', file: 'website/docs/a.mdx', line: 1},
  ]);
});

test('finds nothing without names', () => {
  expect(findNames(new Map([['a.md', 'CCPoint']]), [])).toEqual([]);
});
