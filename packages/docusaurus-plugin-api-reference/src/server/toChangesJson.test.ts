import path from 'node:path';
import {loadSnapshot} from 'api-extractor/loadSnapshot';
import {describe, expect, it} from 'vitest';
import {readHistory} from './readHistory';
import {toChangesJson} from './toChangesJson';

const fixtures = path.join(import.meta.dirname, '../../fixtures/components');

describe('toChangesJson', () => {
  it('says each symbol once, with an address while it lives', async () => {
    const history = await readHistory(path.join(fixtures, 'history'));
    const {types} = await loadSnapshot(path.join(fixtures, 'facts'));
    expect(toChangesJson(history, types)).toEqual({
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
});
