import type {DocId} from 'api-model';
import {expect, test} from 'vitest';
import {extractorNotes} from './extractorNotes';
import {summarizeChanges} from './releaseSummary';

test("keeps the extractor's notes on unknown names and new declarations", () => {
  const added = ['T:Cocos2D.CCTrail', 'M:Cocos2D.CCNode.Grow'] as DocId[];
  const summary = summarizeChanges([
    {release: '2.7.0', previous: '2.6.1', added, removed: [], changed: [], obsoleted: []},
  ]);
  const output = `620 files, 16 namespaces, 618 types, 6240 members in 9.1 s.
Differs on Windows: M:Cocos2D.CCContentManager.Reload (accessibility)
Differs on iOS: M:Cocos2D.CCNode.Grow (modifiers)
1 names from other libraries are unknown; signatures show them as the source writes them.
- SKPaint: cocos2d/CCTrail.cs:12
Overrides a member that no known base class has: M:Cocos2D.CCTrail.Dispose(System.Boolean)
api/facts: 1 files added, 2 changed, 0 removed.`;
  expect(extractorNotes(output, summary)).toEqual([
    'Differs on iOS: M:Cocos2D.CCNode.Grow (modifiers)',
    'SKPaint: cocos2d/CCTrail.cs:12',
    'Overrides a member that no known base class has: M:Cocos2D.CCTrail.Dispose(System.Boolean)',
  ]);
});
