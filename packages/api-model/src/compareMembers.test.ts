import {describe, expect, it} from 'vitest';
import {compareMembers} from './compareMembers';
import {testMember} from './testFacts';

describe('the order of members', () => {
  it('is by kind, case-insensitive name, number of parameters and id', () => {
    const one = [{name: 'a', type: 'System.Int32'}];
    const sorted = [
      testMember('E:G.N.Entered', {kind: 'event'}),
      testMember('M:G.N.op_Addition(G.N,G.N)', {kind: 'operator'}),
      testMember('M:G.N.Zoom'),
      testMember('M:G.N.add(System.Single)', {parameters: one}),
      testMember('M:G.N.Add(System.Int32)', {parameters: one}),
      testMember('M:G.N.Add'),
      testMember('P:G.N.Item(System.Int32)', {kind: 'indexer'}),
      testMember('P:G.N.A', {kind: 'property'}),
      testMember('F:G.N.z', {kind: 'field'}),
      testMember('F:G.N.Z1', {kind: 'constant'}),
      testMember('M:G.N.#ctor', {kind: 'constructor'}),
    ].sort(compareMembers);
    expect(sorted.map(({id}) => id)).toEqual([
      'M:G.N.#ctor',
      'F:G.N.Z1',
      'F:G.N.z',
      'P:G.N.A',
      'P:G.N.Item(System.Int32)',
      'M:G.N.Add',
      'M:G.N.Add(System.Int32)',
      'M:G.N.add(System.Single)',
      'M:G.N.Zoom',
      'M:G.N.op_Addition(G.N,G.N)',
      'E:G.N.Entered',
    ]);
  });

  it('is by value, then by source order in an enum', () => {
    const value = (name: string, number: string, line: number) =>
      testMember(`F:G.E.${name}`, {kind: 'enumMember', value: number, source: {file: 'E.cs', line, endLine: line}});
    const sorted = [value('Ten', '10', 1), value('Same', '2', 4), value('Two', '2', 2), value('Less', '-1', 3)];
    expect(sorted.sort(compareMembers).map(({name}) => name)).toEqual(['Less', 'Two', 'Same', 'Ten']);
  });
});
