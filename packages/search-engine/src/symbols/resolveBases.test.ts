import {expect, it} from 'vitest';
import {resolveBases} from './encodeSymbols';
import type {TypeInput} from './symbolIndexInput';

const type = (name: string, signature: string, namespace = 'Game'): TypeInput => ({
  name,
  kind: 'class',
  namespace,
  signature,
  members: [],
});

it('finds base classes and interfaces that are in the index, base class first', () => {
  const types = [
    type('INamed', 'public interface INamed'),
    type('Node', 'public class Node : INamed'),
    type('Sprite', 'public class Sprite : Node, IDisposable, INamed'),
  ];
  expect(resolveBases(types)).toEqual([[], [0], [1, 0]]);
});

it('skips type arguments and constraints', () => {
  const types = [
    type('List<T>', 'public class List<T> : IEnumerable<T> where T : struct, new()'),
    type('Pairs', 'public class Pairs : List<KeyValuePair<string, int>>, ICloneable'),
  ];
  expect(resolveBases(types)).toEqual([[], [0]]);
});

it('finds no bases for a delegate and never the type itself', () => {
  const types = [
    type('Handler', 'public delegate void Handler(string text = " : Node")'),
    type('Pool<T>', 'public class Pool<T> : Pool<T>'),
  ];
  expect(resolveBases(types)).toEqual([[], []]);
});

it('prefers a base in the same namespace', () => {
  const types = [type('Node', 'public class Node', 'A'), type('Node', 'public class Node', 'B')];
  expect(resolveBases([...types, type('Sprite', 'public class Sprite : Node', 'B')])[2]).toEqual([1]);
});
