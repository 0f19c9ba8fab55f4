import type {TypeKind} from 'api-model';
import type {Node} from 'web-tree-sitter';
import type {MemberSyntax, ParameterSyntax, TypeSyntax} from './declarations';
import {modifierWords, readParameters, spanOf} from './readDeclaration';

/**
 * Returns the members that a parameter list after a type's name declares: a constructor, and in a record also a property
 * for each parameter and `Deconstruct` (C# specification 15.16, records), including properties that the base record
 * declares already. Empty when there is no such list.
 */
export function primaryConstructor(
  node: Node,
  kind: TypeKind,
  declared: readonly MemberSyntax[],
  file: string,
): readonly MemberSyntax[] {
  const list = node.namedChildren.find((child) => child.type === 'parameter_list');
  if (!list) return [];
  const parameters = readParameters(list, file);
  const words = modifierWords(node);
  const common = {typeParameters: [], attributes: [], modifiers: [], parameters: [], span: spanOf(list)} as const;
  const constructor: MemberSyntax = {
    ...common,
    kind: 'constructor',
    name: '.ctor',
    accessibility: words.includes('abstract') ? 'protected' : 'public',
    parameters,
  };
  if (node.type !== 'record_declaration') return [constructor];
  const setter = kind === 'class' || words.includes('readonly') ? 'init' : 'set';
  const properties = parameters
    .filter(({name}) => !declared.some((member) => member.name === name))
    .map(({name, type}): MemberSyntax => ({
      ...common,
      kind: 'property',
      name,
      type,
      accessibility: 'public',
      accessors: {get: 'public', [setter]: 'public'},
    }));
  return [constructor, ...properties, ...deconstruct(parameters, declared, common)];
}

const voidType: TypeSyntax = {
  kind: 'name',
  alias: 'global',
  parts: [
    {name: 'System', arguments: []},
    {name: 'Void', arguments: []},
  ],
  line: 0,
};

function deconstruct(
  parameters: readonly ParameterSyntax[],
  declared: readonly MemberSyntax[],
  common: Pick<MemberSyntax, 'typeParameters' | 'attributes' | 'modifiers' | 'span'>,
): readonly MemberSyntax[] {
  const isDeclared = declared.some(
    (member) => member.name === 'Deconstruct' && member.parameters.length === parameters.length,
  );
  if (parameters.length === 0 || isDeclared) return [];
  return [
    {
      ...common,
      kind: 'method',
      name: 'Deconstruct',
      type: voidType,
      accessibility: 'public',
      parameters: parameters.map(({name, type}) => ({name, type, modifier: 'out'})),
    },
  ];
}
