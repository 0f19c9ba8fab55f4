import {describe, expect, it} from 'vitest';
import type {MemberGroupView, MemberSectionView, NamespacePageView, TypePageView} from '../../view';
import {toContents} from './toContents';

const group = (name: string, anchor = name): MemberGroupView => ({name, anchor, members: []});
const section = (id: string, title: string, ...groups: MemberGroupView[]): MemberSectionView => ({
  id,
  title,
  kind: id,
  groups,
});
const type: TypePageView = {
  page: 'type',
  kind: 'class',
  name: 'Node',
  namespace: {text: 'Game', href: '/docs/api/game'},
  assembly: 'Game',
  badges: [],
  declaration: [],
  typeParameters: [],
  parameters: [],
  bases: [],
  derivedCount: 0,
  interfaces: [],
  implementers: [],
  introduction: [],
  remarks: [],
  see: [],
  enumMembers: [],
  flags: false,
  nestedTypes: [],
  memberList: [],
  sections: [],
  inherited: [],
  usedBy: [],
  placeCount: 0,
  sources: [],
};
const shown = (view: TypePageView | NamespacePageView) =>
  toContents(view).map(({level, value, id}) => `${String(level)} ${value} #${id}`);

describe("a type page's contents", () => {
  it('are empty for a type without members, values and uses', () => {
    expect(shown(type)).toEqual([]);
  });

  it('have an entry for removed members', () => {
    const link = {text: 'Removed in 2.5.1', href: '/docs/api/changes?from=2.5.0&to=2.5.1'};
    expect(shown({...type, removed: [{link, names: ['Stop()']}]})).toEqual(['2 Removed members #removed-members']);
  });

  it('list the sections with member names below them', () => {
    const sections = [section('methods', 'Methods', group('Run'), group('Stop'))];
    expect(shown({...type, sections})).toEqual(['2 Methods #methods', '3 Run #Run', '3 Stop #Stop']);
  });

  it('begin with the member list and its curated groups, without the members that the list links to', () => {
    const memberList = [
      {id: 'members-place-it', title: 'Place it', rows: []},
      {title: 'Other methods', rows: []},
    ];
    const sections = [section('methods', 'Methods', group('Run'))];
    expect(shown({...type, memberList, sections})).toEqual([
      '2 Members #members',
      '3 Place it #members-place-it',
      '2 Methods #methods',
    ]);
  });

  it('list the remarks below the member list, with their headings', () => {
    const memberList = [{title: 'Methods', rows: []}];
    const remarks = [
      {kind: 'heading', id: 'remarks-life-cycle', html: 'Life cycle'},
      {kind: 'html', html: '<p>Called in this order.</p>'},
    ] as const;
    expect(shown({...type, memberList, remarks})).toEqual([
      '2 Members #members',
      '2 Remarks #remarks',
      '3 Life cycle #remarks-life-cycle',
    ]);
  });

  it('leave out members listed in tables', () => {
    const sections = [
      section('fields', 'Fields', group('Tag')),
      section('constants', 'Constants', group('Max')),
      section('protected-fields', 'Fields for derived classes', group('m_tag')),
    ];
    expect(shown({...type, sections}).every((entry) => entry.startsWith('2 '))).toBe(true);
  });

  it('are HTML like MDX contents, with angle brackets escaped', () => {
    const sections = [section('operators', 'Operators', group('Operator <', 'op_LessThan'))];
    expect(shown({...type, sections})).toContain('3 Operator &lt; #op_LessThan');
  });

  it('are HTML with ampersands escaped', () => {
    const sections = [section('operators', 'Operators', group('Operator &', 'op_BitwiseAnd'))];
    expect(shown({...type, sections})).toContain('3 Operator &amp; #op_BitwiseAnd');
  });

  it('list values, nested types, inherited members, the family and uses if there are any', () => {
    const link = {text: 'Other', href: '/docs/api/game.other'};
    const view: TypePageView = {
      ...type,
      implementers: [link],
      enumMembers: [{anchor: 'A', name: 'A', value: '0', badges: [], remarks: [], source: link}],
      nestedTypes: [{link, kind: 'class', badges: []}],
      inherited: [{from: link, kinds: [], count: 1}],
      usedBy: [{title: 'Accepted by', links: [link]}],
    };
    expect(shown(view)).toEqual([
      '2 Values #values',
      '2 Nested types #nested-types',
      '2 Inherited members #inherited-members',
      '2 Inheritance #family',
      '2 Used by #used-by',
    ]);
  });
});

describe("a namespace page's contents", () => {
  it('list its topics, then its families', () => {
    const view: NamespacePageView = {
      page: 'namespace',
      name: 'Game',
      assembly: 'Game',
      remarks: [],
      topics: [{id: 'nodes', title: 'Nodes', summary: 'On the screen.', words: [], types: [], captures: []}],
      families: [],
      namespaces: [],
    };
    expect(shown(view)).toEqual(['2 Nodes #nodes']);
    expect(shown({...view, families: [{link: 'Node', children: []}]})).toEqual([
      '2 Nodes #nodes',
      '2 Inheritance #families',
    ]);
  });
});
