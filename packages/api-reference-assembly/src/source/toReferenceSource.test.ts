import {readFileSync} from 'node:fs';
import path from 'node:path';
import type {DocId, MemberFacts, TypeFacts} from 'api-model';
import {describe, expect, it} from 'vitest';
import {toReferenceSource} from './toReferenceSource';

const fixtures = path.join(import.meta.dirname, 'fixtures');

/** A type without the fields that don't affect its declaration. */
type FixtureType = Omit<TypeFacts, 'assembly' | 'sources' | 'members'> & {readonly members?: readonly MemberFacts[]};

interface Fixture {
  readonly types: readonly FixtureType[];
  readonly references?: readonly FixtureType[];
}

describe('toReferenceSource', () => {
  it.each([
    ['every kind of type', 'kinds'],
    ['every kind of member with its modifiers', 'members'],
    ['operators and conversions of a struct, with a field for its hidden ones', 'operators'],
    ['constructors that reach one of the base class', 'constructors'],
    ['explicit implementations where no public member implements', 'explicitImplementations'],
    ['type parameters in nested types, bases and overrides', 'generics'],
  ])('writes %s', (_, name) => {
    const {types, references} = JSON.parse(readFileSync(path.join(fixtures, `${name}.json`), 'utf8')) as Fixture;
    const source = toReferenceSource(types.map(complete), references?.map(complete));
    expect(source).toBe(readFileSync(path.join(fixtures, `${name}.cs`), 'utf8'));
  });

  it('reports a class whose base has no accessible constructor', () => {
    const byReference = {name: 'count', type: 'System.Int32', modifier: 'ref'} as const;
    const base = classWith('Base', 'System.Object', {parameters: [byReference]});
    expect(() => toReferenceSource([base, classWith('Derived', 'Base', {})])).toThrow(
      'T:Derived: no constructor of T:Base',
    );
  });

  it('reports a constant without a value', () => {
    const constant = classWith('Holder', 'System.Object', {kind: 'constant', name: 'Answer', type: 'System.Int32'});
    expect(() => toReferenceSource([constant])).toThrow('M:Holder has no value');
  });

  it('counts types only once if they are also passed as references', () => {
    const outer = classWith('Outer', 'System.Object', {});
    const nested = {...classWith('Nested', 'System.Object', {}), declaringType: outer.id};
    const alone = toReferenceSource([outer, nested]);
    expect(toReferenceSource([outer, nested], [outer, nested])).toBe(alone);
  });
});

function complete(type: FixtureType): TypeFacts {
  return {...type, assembly: 'Game', sources: []};
}

function classWith(name: string, baseType: string, member: Partial<MemberFacts>): TypeFacts {
  const source = {file: 'Game.cs', line: 1, endLine: 1};
  return {
    id: `T:${name}` as DocId,
    name,
    kind: 'class',
    namespace: '',
    assembly: 'Game',
    accessibility: 'public',
    baseType,
    sources: [source],
    members: [
      {id: `M:${name}` as DocId, name: '.ctor', kind: 'constructor', accessibility: 'public', source, ...member},
    ],
  };
}
