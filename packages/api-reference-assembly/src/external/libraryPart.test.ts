import {typeId, type MemberFacts, type TypeFacts} from 'api-model';
import {describe, expect, it} from 'vitest';
import {libraryPart} from './libraryPart';

const library = {repository: 'o/n', assembly: 'Lib', project: 'Lib.csproj', notRead: [], frameworkTypes: {}};

function type(name: string, more: Partial<TypeFacts> = {}): TypeFacts {
  const facts = {name, kind: 'class', namespace: '', assembly: 'Lib', accessibility: 'public', sources: []} as const;
  return {...facts, id: typeId(name), ...more};
}

function member(more: Partial<MemberFacts>): MemberFacts {
  const source = {file: '', line: 1, endLine: 1};
  return {id: typeId('M'), name: 'M', kind: 'method', accessibility: 'public', source, ...more};
}

function part(
  types: readonly TypeFacts[],
  roots: readonly string[],
  engine: readonly TypeFacts[] = [],
): readonly string[] {
  return libraryPart({...library, roots}, types, engine).map(({name}) => name);
}

describe('libraryPart', () => {
  it('contains only what games refer to, directly or indirectly', () => {
    const types = [
      type('Argument'),
      type('Base', {interfaces: ['IBase']}),
      type('Constraint'),
      type('IBase'),
      type('Other'),
      type('Result'),
      type('Root', {
        baseType: 'Base',
        members: [
          member({type: 'Result[]', parameters: [{name: 'a', type: 'System.Collections.Generic.List{Argument}'}]}),
          member({typeParameters: [{name: 'T', constraints: ['class', 'Constraint', 'new()']}]}),
        ],
      }),
    ];
    expect(part(types, ['Root'])).toEqual(['Argument', 'Base', 'Constraint', 'IBase', 'Result', 'Root']);
  });

  it('contains what the engine refers to', () => {
    expect(part([type('Game'), type('Other')], [], [type('CCApplication', {baseType: 'Game'})])).toEqual(['Game']);
  });

  it('includes nested types and their enclosing types', () => {
    const nested = [
      type('Outer'),
      type('Outer.A', {declaringType: typeId('Outer')}),
      type('Outer.B', {declaringType: typeId('Outer')}),
    ];
    expect(part(nested, ['Outer.A'])).toEqual(['Outer', 'Outer.A', 'Outer.B']);
  });

  it('rejects a root that is missing from the library', () => {
    expect(() => part([type('Game')], ['Gone'])).toThrow(
      'Gone is in the list of types that games use, but Lib has no such type.',
    );
  });
});
