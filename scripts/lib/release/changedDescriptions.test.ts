import type {DocId, ReleaseChanges} from 'api-model';
import {describe, expect, it} from 'vitest';
import {changedDescriptions} from './changedDescriptions';
import {summarizeChanges} from './releaseSummary';

const id = (name: string) => name as DocId;

describe('descriptions to review', () => {
  it('are those of types that changed or whose members changed', () => {
    const changes: ReleaseChanges = {
      release: '2.5.8',
      previous: '2.5.7',
      added: [id('T:Cocos2D.CCCamera2D'), id('P:Cocos2D.CCNode.Size')],
      removed: [id('T:Cocos2D.ArrayPool`1')],
      changed: [{id: id('M:Cocos2D.CCNode.Pause'), before: 'public void Pause()', after: 'public bool Pause()'}],
      obsoleted: [],
    };
    const files = ['Cocos2D/ArrayPool-1.md', 'Cocos2D/CCNode.md', 'Cocos2D/CCSprite.md'].map(
      (file) => `api/descriptions/${file}`,
    );
    expect(changedDescriptions(summarizeChanges([changes]), files)).toEqual([
      {file: 'api/descriptions/Cocos2D/ArrayPool-1.md', changes: ['removed: `ArrayPool`']},
      {
        file: 'api/descriptions/Cocos2D/CCNode.md',
        changes: ['changed: `public void Pause()` became `public bool Pause()`', 'added: `CCNode.Size`'],
      },
    ]);
  });
});
