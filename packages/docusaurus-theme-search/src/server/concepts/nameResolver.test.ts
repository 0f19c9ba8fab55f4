import {describe, expect, it} from 'vitest';
import {nameResolver} from './nameResolver';

const {resolveName, names} = nameResolver({
  namespaces: [{name: 'Game', path: '/docs/api/game'}],
  types: [
    {
      name: 'CCNode',
      signature: 'public class CCNode : ICCRunner, IComparer<CCNode>',
      path: '/docs/api/game.ccnode',
      members: [
        {name: 'CCNode', kind: 'constructor', anchor: 'constructor-void'},
        {name: 'RunAction', kind: 'method', anchor: 'RunAction-CCAction'},
        {name: 'Find', kind: 'method', anchor: 'Find.1-String'},
        {name: 'Gone', kind: 'method'},
      ],
    },
    {name: 'CCSprite', signature: 'public class CCSprite : CCNode', path: '/docs/api/game.ccsprite', members: []},
    {
      name: 'CCRawList<T>',
      signature: 'public class CCRawList<T> : List<T> where T : CCNode',
      path: '/docs/api/game.ccrawlist-1',
      members: [{name: 'Add', kind: 'method', anchor: 'Add-T'}],
    },
    {
      name: 'CCPairs',
      signature: 'public class CCPairs : CCRawList<KeyValuePair<string, CCNode>>',
      path: '/docs/api/game.ccpairs',
      members: [],
    },
    {name: 'CCOld', signature: 'public class CCOld', members: []},
  ],
});

describe('nameResolver', () => {
  it.each([
    ['CCNode', '/docs/api/game.ccnode'],
    ['CCNode.RunAction', '/docs/api/game.ccnode#RunAction'],
    ['CCNode.CCNode', '/docs/api/game.ccnode#constructor'],
    ['CCNode.Find', '/docs/api/game.ccnode#Find'],
    ['CCRawList', '/docs/api/game.ccrawlist-1'],
    ['CCRawList<T>', '/docs/api/game.ccrawlist-1'],
    ['Game', '/docs/api/game'],
  ])('resolves %s to %s', (name, place) => {
    expect(resolveName(name)).toBe(place);
  });

  it('resolves an inherited member to its declaring type', () => {
    expect(resolveName('CCSprite.RunAction')).toBe('/docs/api/game.ccnode#RunAction');
    expect(resolveName('CCPairs.Add')).toBe('/docs/api/game.ccrawlist-1#Add');
  });

  it.each(['CCNode.Gone', 'CCOld', 'ccnode', 'CCNode.CCSprite', 'CCRawList.RunAction', 'RunAction'])(
    'does not resolve %s',
    (name) => {
      expect(resolveName(name)).toBeUndefined();
    },
  );

  it('lists the names for suggestions', () => {
    expect(names).toContain('CCNode.RunAction');
    expect(names).not.toContain('CCOld');
  });
});
