// cspell:ignore stringcomparison
import {describe, expect, it} from 'vitest';
import {identifierAddress} from './identifierAddress';

const known = {
  own: new Set([
    'T:Cocos2D.CCRawList`1',
    'T:Cocos2D.CCNode',
    'M:Cocos2D.CCNode.RunAction(Cocos2D.CCAction)',
    'M:Cocos2D.CCNode.#ctor',
    'P:Cocos2D.CCNode.Item(System.Int32)',
    'F:Cocos2D.CCClipMode.None',
  ]),
  namespaces: new Set(['N:Cocos2D']),
  enumMembers: new Set(['F:System.StringComparison.Ordinal']),
};

describe('identifierAddress', () => {
  it.each([
    ['N:Cocos2D', '/docs/api/cocos2d'],
    ['T:Cocos2D.CCRawList`1', '/docs/api/cocos2d.ccrawlist-1'],
    ['M:Cocos2D.CCNode.RunAction(Cocos2D.CCAction)', '/docs/api/cocos2d.ccnode#RunAction-CCAction'],
    ['M:Cocos2D.CCNode.#ctor', '/docs/api/cocos2d.ccnode#constructor-void'],
    ['P:Cocos2D.CCNode.Item(System.Int32)', '/docs/api/cocos2d.ccnode#this-Int32'],
    ['F:Cocos2D.CCClipMode.None', '/docs/api/cocos2d.ccclipmode#None'],
  ])('resolves %s to its page and its own anchor', (id, address) => {
    expect(identifierAddress(id, known)).toBe(address);
  });

  it("resolves to other libraries' documentation", () => {
    expect(identifierAddress('M:System.Math.Abs(System.Single)', known)).toBe(
      'https://learn.microsoft.com/dotnet/api/system.math.abs',
    );
    expect(identifierAddress('F:System.StringComparison.Ordinal', known)).toMatch(/#system-stringcomparison-ordinal$/);
  });

  it.each(['M:Cocos2D.CCNode.Gone', 'T:Cocos2D.Missing', 'N:Cocos2D.Empty'])(
    'has no address for %s, which has no page',
    (id) => {
      expect(identifierAddress(id, known)).toBeUndefined();
    },
  );
});
