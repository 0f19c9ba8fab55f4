import type {DocId} from 'api-model';
import {describe, expect, it} from 'vitest';
import type {FileStatement} from './releaseFindings';
import {isUnchangedNote} from './unchangedNotes';

const findings = {
  range: '2.6.1 2.6.2',
  previous: '2.6.1',
  version: '2.6.2',
  sources: [
    {file: 'cocos2d/CCNode.cs', added: 1, deleted: 0, types: ['T:Cocos2D.CCNode', 'T:Cocos2D.CCNode.Mode'] as DocId[]},
  ],
};
const note = (file: string, text = 'It throws. (All releases up to 2.6.1)'): FileStatement => ({
  ...{file, text, kind: 'note', line: 3},
});

describe('a note that only needs the number of the new release', () => {
  it('is about a type whose source is the same', () => {
    expect(isUnchangedNote(note('api/descriptions/Cocos2D/CCScene.md'), findings)).toBe(true);
    expect(isUnchangedNote(note('api/descriptions/Box2D/CCNode.md'), findings)).toBe(true);
    expect(isUnchangedNote(note('api/descriptions/Cocos2D/CCNode.md'), findings)).toBe(false);
    expect(isUnchangedNote(note('api/descriptions/Cocos2D/CCNode.Mode.md'), findings)).toBe(false);
  });

  it('is in no guide and no namespace', () => {
    expect(isUnchangedNote(note('website/docs/a.mdx'), findings)).toBe(false);
    expect(isUnchangedNote(note('api/descriptions/Cocos2D.md'), findings)).toBe(false);
  });

  it('ends with the previous release', () => {
    expect(isUnchangedNote(note('api/descriptions/Cocos2D/CCScene.md', 'Since 2.6.1, it works.'), findings)).toBe(
      false,
    );
  });

  it('is unknown if the two releases could not be compared', () => {
    const file = 'api/descriptions/Cocos2D/CCScene.md';
    expect(isUnchangedNote(note(file), {...findings, range: undefined, sources: []})).toBe(false);
  });
});
