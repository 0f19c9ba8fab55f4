import {bindDescriptions, nameApi, parseTypeDescription} from 'api-descriptions';
import type {DocId} from 'api-model';
import {testMember, testType} from 'api-model/testing';
import {describe, expect, it} from 'vitest';
import {linkTypes} from '../../testing/linkTypes';
import {behaviorChanges, type BehaviorChange} from './behaviorChanges';

const node = testType('Game.CCNode', {
  members: [
    testMember('M:Game.CCNode.Run'),
    testMember('M:Game.CCNode.Run(System.Int32)', {parameters: [{name: 'speed', type: 'System.Int32'}]}),
    testMember('M:Game.CCNode.Stop'),
  ],
});
const sprite = testType('Game.CCSprite', {
  baseType: 'Game.CCNode',
  members: [testMember('M:Game.CCSprite.Stop', {overrides: 'M:Game.CCNode.Stop' as DocId})],
});

/** The changes that a description of CCNode names. */
function changesOf(body: string): readonly BehaviorChange[] {
  const names = nameApi(linkTypes(node, sprite));
  const text = `---\nchecked: 2.5.0\n---\n\n# CCNode\n\nA.\n\n${body}`;
  const {description, problems} = parseTypeDescription(text, 'Game/CCNode.md');
  const words = bindDescriptions({types: [description], namespaces: []}, names);
  expect([...problems, ...words.problems]).toEqual([]);
  return behaviorChanges(words, names, ['2.4.0', '2.4.1', '2.5.0']);
}

describe('behaviorChanges', () => {
  it('assigns "since" to its release and "until" to the next, with links in the sentence', () => {
    expect(changesOf('- since 2.4.1: B.\n- until 2.4.1: Use `Stop`.\n')).toEqual([
      {release: '2.4.1', ids: ['T:Game.CCNode'], label: 'Since 2.4.1', html: 'B.'},
      {
        release: '2.5.0',
        ids: ['T:Game.CCNode'],
        label: 'Until 2.4.1',
        html: 'Use <a href="/docs/api/game.ccnode#Stop"><code>Stop</code></a>.',
      },
    ]);
  });

  it('lists a note shared by all overloads once', () => {
    expect(changesOf('## Run\n\nB.\n\n- until 2.4.0: C.\n')).toMatchObject([
      {release: '2.4.1', ids: ['M:Game.CCNode.Run', 'M:Game.CCNode.Run(System.Int32)']},
    ]);
  });

  it('leaves out members that inherit the note', () => {
    expect(changesOf('## Stop\n\nB.\n\n- since 2.5.0: C.\n')).toMatchObject([{ids: ['M:Game.CCNode.Stop']}]);
  });

  it('leaves out releases that are missing from the history', () => {
    expect(changesOf('- since 2.6.0: B.\n- until 2.5.0: C.\n- since 2.4.0: D.\n')).toEqual([]);
  });
});
