import {removedMembers, type Lifetime} from 'api-model';
import {testMember, testType} from 'api-model/testing';
import {describe, expect, it} from 'vitest';
import {linkTypes} from '../../testing/linkTypes';
import {toRemoved} from './toRemoved';

const list = testType('Game.CCList`1', {
  typeParameters: [{name: 'Item'}],
  members: [testMember('P:Game.CCList`1.Count')],
});
const linked = linkTypes(list);
const releases = ['2.4.0', '2.4.9', '2.4.10', '2.5.0'];

const removedFrom = (lifetimes: Readonly<Record<string, Lifetime>>) =>
  toRemoved(list, {releases, lifetimes, removedMembers: removedMembers({releases, lifetimes})}, linked);

describe('toRemoved', () => {
  it('lists what each release removed, the newest first, with a link to its changes', () => {
    const removed = removedFrom({
      'M:Game.CCList`1.Stop': {until: '2.4.0'},
      'M:Game.CCList`1.Add(`0)': {since: '2.4.9', until: '2.4.10'},
      'F:Game.CCList`1.Tag': {until: '2.4.0'},
    });
    expect(removed).toEqual([
      {link: {text: 'Removed in 2.5.0', href: '/docs/api/changes?from=2.4.10&to=2.5.0'}, names: ['Add(Item)']},
      {link: {text: 'Removed in 2.4.9', href: '/docs/api/changes?from=2.4.0&to=2.4.9'}, names: ['Stop()', 'Tag']},
    ]);
  });

  it('leaves out what still exists and what belongs to other types', () => {
    expect(
      removedFrom({
        'P:Game.CCList`1.Count': {since: '2.5.0'},
        'P:Game.CCList.Count': {until: '2.4.9'},
        'T:Game.CCList`1.Tick': {until: '2.4.9'},
      }),
    ).toEqual([]);
  });

  it('does not list the members of a removed type', () => {
    expect(removedFrom({'T:Game.CCList`1': {until: '2.4.9'}, 'M:Game.CCList`1.Stop': {until: '2.4.9'}})).toEqual([]);
  });
});
