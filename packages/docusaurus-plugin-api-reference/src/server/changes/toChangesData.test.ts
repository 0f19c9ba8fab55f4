import path from 'node:path';
import {loadSnapshot} from 'api-extractor/loadSnapshot';
import type {DocId} from 'api-model';
import {describe, expect, it} from 'vitest';
import {readHistory} from '../reading/readHistory';
import {toChangesData} from './toChangesData';

const fixtures = path.join(import.meta.dirname, '../../../fixtures/components');

describe('toChangesData', () => {
  it('lists each symbol once, with an address if it still exists', async () => {
    const history = await readHistory(path.join(fixtures, 'history'));
    const {types} = await loadSnapshot(path.join(fixtures, 'facts'));
    expect(toChangesData(history, types)).toEqual({
      releases: ['2.4.0', '2.4.1'],
      types: [
        {name: 'CCNode', href: '/docs/api/cocos2d.ccnode'},
        {name: 'CCOld'},
        {name: 'CCSprite', href: '/docs/api/cocos2d.ccsprite'},
      ],
      symbols: [
        {type: 0, member: 'Run(CCRawList<CCNode>)', anchor: 'Run-CCRawList.CCNode'},
        {type: 0, member: 'Stop()'},
        {type: 0, member: 'Tag', anchor: 'Tag'},
        {type: 1},
        {type: 2},
      ],
      changes: [
        {
          added: [0],
          removed: [1, 3],
          changed: [[2, 'public int Tag { get; }', 'public int Tag { get; set; }']],
          obsoleted: [4],
        },
      ],
    });
  });

  it('lists behavior changes under the release that made them', async () => {
    const history = await readHistory(path.join(fixtures, 'history'));
    const {types} = await loadSnapshot(path.join(fixtures, 'facts'));
    const ids = ['P:Cocos2D.CCNode.Tag' as DocId];
    const behavior = [
      {release: '2.4.1', ids, label: 'Until 2.4.0', html: 'A.'},
      {release: '2.4.0', ids, label: 'Since 2.4.0', html: 'B.'},
    ];
    const {symbols, changes} = toChangesData(history, types, behavior);
    expect(symbols[2]).toMatchObject({member: 'Tag'});
    expect(changes[0]?.behavior).toEqual([[[2], 'Until 2.4.0', 'A.']]);
  });
});
