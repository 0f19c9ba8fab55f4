import type {DocId, Lifetime} from 'api-model';
import {describe, expect, it} from 'vitest';
import {removedSymbols} from './removedSymbols';

const removed = (...ids: string[]) =>
  removedSymbols(
    {
      releases: ['1.0', '2.0'],
      lifetimes: Object.fromEntries(ids.map((id): [DocId, Lifetime] => [id as DocId, {until: '1.0'}])),
    },
    [],
  );

describe('removedSymbols', () => {
  it.each([
    ['T:Game.Pool`1', 'Pool<T>'],
    ['T:Game.Map`2', 'Map<T1, T2>'],
  ])('names %s %s, because its id has no names of type parameters', (id, name) => {
    expect(removed(id).types.map((type) => type.name)).toEqual([name]);
  });

  it.each([
    ['M:Game.Pool`1.Free(`0[])', 'Free(T[])'],
    ['M:Game.Map`2.Add(`0,`1@)', 'Add(T1, ref T2)'],
    ['M:Game.Pool`1.Slot.Fill(`0)', 'Fill(T)'],
    ['M:Game.Hits.Find``2(System.Action{``0,``1})', 'Find(Action<T1, T2>)'],
  ])('writes %s as %s', (id, signature) => {
    expect([...removed(id).members.values()].flat().map((member) => member.signature)).toEqual([signature]);
  });
});
