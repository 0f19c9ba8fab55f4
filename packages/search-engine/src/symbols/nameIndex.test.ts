import {describe, expect, it} from 'vitest';
import {letterSet} from '../text/editDistance';
import {findHumps, indexNames} from './nameIndex';

const split = (name: string): string => {
  const folded = name.replaceAll('_', '');
  const humps = findHumps(name);
  return humps.map((start, index) => folded.slice(start, humps[index + 1])).join('|');
};

// cspell:disable
describe('humps', () => {
  it.each([
    ['CCSpriteFrame', 'CC|Sprite|Frame'],
    ['runAction', 'run|Action'],
    ['CCLabelBMFont', 'CC|Label|BM|Font'],
    ['CCScale9Sprite', 'CC|Scale|9|Sprite'],
    ['CCTexture2D', 'CC|Texture|2|D'],
    ['b2World', 'b|2|World'],
    ['m_pTarget', 'm|p|Target'],
    ['op_Addition', 'op|Addition'],
    ['b2_dynamicBody', 'b|2|dynamic|Body'],
  ])('of %s are %s', (name, expected) => expect(split(name)).toBe(expected));
});

describe('prefixes', () => {
  it.each([
    ['CCSprite', 'sprite'],
    ['ICCTouchDelegate', 'touchdelegate'],
    ['b2World', 'world'],
    ['Ib2QueryCallback', 'querycallback'],
    ['IComparable', 'comparable'],
    ['op_Addition', 'addition'],
    ['m_pTarget', 'ptarget'],
    ['kCCTagInvalid', 'taginvalid'],
    ['Index', 'index'],
    ['kind', 'kind'],
    ['CC', 'cc'],
  ])('are left out of %s', (name, expected) => {
    const {folded, prefixes} = indexNames([name]);
    expect(folded[0]?.slice(prefixes[0])).toBe(expected);
  });
});

it('uses a name’s letters to rule out that it contains a text', () => {
  expect(letterSet('abc') & ~letterSet('cabin')).toBe(0);
  expect(letterSet('abz') & ~letterSet('cabin')).not.toBe(0);
  expect(letterSet('ä') & ~letterSet('cabin')).not.toBe(0);
});
