import {describe, expect, it} from 'vitest';
import {diffSnapshots} from './diffSnapshots';
import {releaseLifetimes} from './releaseLifetimes';
import {testMember, testType} from './testFacts';

const member = (id: string, more = {}) => testMember(id, {type: 'System.Void', ...more});

const old = [
  testType('Game.Gone', {members: [member('M:Game.Gone.Run')]}),
  testType('Game.Node', {
    members: [member('M:Game.Node.Draw'), member('M:Game.Node.Stop'), member('M:Game.Node.Leave')],
  }),
];
const now = [
  testType('Game.Fresh', {members: [member('M:Game.Fresh.Run')]}),
  testType('Game.Fresh.Inner'),
  testType('Game.Node', {
    members: [
      member('M:Game.Node.Draw', {type: 'System.Boolean'}),
      member('M:Game.Node.Enter'),
      member('M:Game.Node.Stop', {obsolete: {}}),
    ],
  }),
].map((type) => (type.id === 'T:Game.Fresh.Inner' ? {...type, declaringType: 'T:Game.Fresh' as typeof type.id} : type));

describe('the changes of a release', () => {
  it('name types and members, but not the members of added and removed types', () => {
    expect(diffSnapshots({name: '1.0', types: old}, {name: '1.1', types: now})).toEqual({
      release: '1.1',
      previous: '1.0',
      added: ['M:Game.Node.Enter', 'T:Game.Fresh'],
      removed: ['M:Game.Node.Leave', 'T:Game.Gone'],
      changed: [{id: 'M:Game.Node.Draw', before: 'public void Draw()', after: 'public bool Draw()'}],
      obsoleted: ['M:Game.Node.Stop'],
    });
  });

  it('are none between equal releases', () => {
    const {added, removed, changed, obsoleted} = diffSnapshots({name: '1', types: now}, {name: '2', types: now});
    expect([added, removed, changed, obsoleted]).toEqual([[], [], [], []]);
  });
});

describe('lifetimes', () => {
  it('name the first and the last release, and leave out what was always there', () => {
    const releases = [
      {name: '1.0', types: old},
      {name: '1.1', types: [...old, testType('Game.Brief')]},
      {name: '1.2', types: now},
    ];
    expect(releaseLifetimes(releases)).toEqual({
      releases: ['1.0', '1.1', '1.2'],
      lifetimes: {
        'M:Game.Fresh.Run': {since: '1.2'},
        'M:Game.Gone.Run': {until: '1.1'},
        'M:Game.Node.Enter': {since: '1.2'},
        'M:Game.Node.Leave': {until: '1.1'},
        'T:Game.Brief': {since: '1.1', until: '1.1'},
        'T:Game.Fresh': {since: '1.2'},
        'T:Game.Fresh.Inner': {since: '1.2'},
        'T:Game.Gone': {until: '1.1'},
      },
    });
  });
});
