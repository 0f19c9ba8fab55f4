import type {DocId, MemberFacts, TypeFacts} from 'api-model';
import {describe, expect, it} from 'vitest';
import {compareIds} from './compareIds';
import {documentationIds, factsIds} from './documentationIds';

const ids = (...names: string[]) => names as DocId[];

describe('compareIds', () => {
  it('counts matching ids and lists those on only one side in order', () => {
    expect(compareIds(ids('T:C', 'T:A', 'M:A.B'), ids('T:A', 'M:A.B', 'T:E', 'T:D'))).toEqual({
      equal: 2,
      onlyInFacts: ['T:C'],
      onlyFromCompiler: ['T:D', 'T:E'],
    });
  });

  it('finds a duplicate id in the facts', () => {
    expect(compareIds(ids('T:A', 'T:A'), ids('T:A'))).toEqual({equal: 1, onlyInFacts: ['T:A'], onlyFromCompiler: []});
  });
});

describe('documentationIds', () => {
  it('reads the ids of a documentation file', () => {
    const xml =
      '<doc><members><member name="T:A"><summary/></member><member name="M:A.B(System.Int32*)"/></members></doc>';
    expect(documentationIds(xml)).toEqual(['T:A', 'M:A.B(System.Int32*)']);
  });

  it('decodes XML escapes', () => {
    expect(documentationIds('<member name="M:A.&lt;B&gt;&amp;lt;">')).toEqual(['M:A.<B>&lt;']);
  });
});

describe('factsIds', () => {
  it('lists types with their members', () => {
    const member = {id: 'M:A.B'} as MemberFacts;
    expect(
      factsIds([{id: 'T:A', members: [member]} as unknown as TypeFacts, {id: 'T:C'} as unknown as TypeFacts]),
    ).toEqual(['T:A', 'M:A.B', 'T:C']);
  });
});
