import {describe, expect, it} from 'vitest';
import {diffSnapshots} from './diffSnapshots';
import {releaseLifetimes} from './releaseLifetimes';
import type {MemberFacts} from './facts';
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
  it('include types and members, but not the members of added and removed types', () => {
    expect(diffSnapshots({name: '1.0', types: old}, {name: '1.1', types: now})).toEqual({
      release: '1.1',
      previous: '1.0',
      added: ['M:Game.Node.Enter', 'T:Game.Fresh'],
      removed: ['M:Game.Node.Leave', 'T:Game.Gone'],
      changed: [{id: 'M:Game.Node.Draw', before: 'public void Draw()', after: 'public bool Draw()'}],
      obsoleted: ['M:Game.Node.Stop'],
    });
  });

  it('are nullability changes if only annotations changed, and declaration changes if a type changed as well', () => {
    const find = (type: string, more = {}) => member('M:Game.Node.Find(System.String)', {type, ...more});
    const name = (nullability?: string) => [{name: 'name', type: 'System.String', ...(nullability && {nullability})}];
    const compare = (before: MemberFacts, after: MemberFacts) => {
      const [older, newer] = [before, after].map((each) => [testType('Game.Node', {members: [each]})]);
      return diffSnapshots({name: '1', types: older ?? []}, {name: '2', types: newer ?? []});
    };
    const plain = find('Game.Node', {parameters: name()});
    const annotated = find('Game.Node', {nullability: '?', parameters: name('?')});
    expect(compare(plain, annotated)).toEqual({
      release: '2',
      previous: '1',
      added: [],
      removed: [],
      changed: [],
      nullability: [
        {
          id: 'M:Game.Node.Find(System.String)',
          before: 'public Node Find(string name)',
          after: 'public Node? Find(string? name)',
        },
      ],
      obsoleted: [],
    });
    expect(compare(plain, find('Game.Node', {nullability: '!', parameters: name('!')}))).toMatchObject({changed: []});
    const other = compare(plain, find('Game.Leaf', {nullability: '?', parameters: name('?')}));
    expect(other.changed.map(({after}) => after)).toEqual(['public Leaf? Find(string? name)']);
    expect(other).not.toHaveProperty('nullability');
  });

  it('are nullability changes if only the extended type’s nullability changed', () => {
    const compare = (...nullabilities: readonly (string | undefined)[]) => {
      const [before = [], after = []] = nullabilities.map((nullability) => {
        const extension = {name: 'text', type: 'System.String', nullability};
        const more = {kind: 'property', type: 'System.Int32', accessors: {get: 'public'}, extension} as const;
        return [testType('Game.Texts', {members: [testMember('M:Game.Texts.get_Words(System.String)', more)]})];
      });
      return diffSnapshots({name: '1', types: before}, {name: '2', types: after});
    };
    expect(compare('!', '?')).toMatchObject({
      changed: [],
      nullability: [{id: 'M:Game.Texts.get_Words(System.String)'}],
    });
  });

  it('are nullability changes if only null-related constraints changed', () => {
    const type = (constraints?: readonly string[]) =>
      testType('Game.Pool`1', {typeParameters: [{name: 'T', ...(constraints && {constraints})}]});
    const compare = (before?: readonly string[], after?: readonly string[]) =>
      diffSnapshots({name: '1', types: [type(before)]}, {name: '2', types: [type(after)]});
    expect(compare(['class'], ['class?']).nullability).toHaveLength(1);
    expect(compare(undefined, ['notnull']).nullability).toHaveLength(1);
    expect(compare(['class'], ['struct']).changed).toHaveLength(1);
  });

  it('are empty between identical releases', () => {
    const {added, removed, changed, obsoleted} = diffSnapshots({name: '1', types: now}, {name: '2', types: now});
    expect([added, removed, changed, obsoleted]).toEqual([[], [], [], []]);
  });
});

describe('lifetimes', () => {
  it('record the first and last release and omit what has always existed', () => {
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
