import {type Modifier, modifiers as knownModifiers, parameterModifiers} from 'api-model';
import type {Node} from 'web-tree-sitter';
import {allowsRefStruct, collectionParameter} from '../parse/simplifySyntax';
import {SourceError} from '../SourceError';
import type {
  AttributeSyntax,
  DeclaredAccessibility,
  LineSpan,
  ParameterSyntax,
  TypeParameterSyntax,
  TypeSyntax,
} from './declarations';
import {expressionText} from './readExpression';
import {fieldOf, identifierText, readType} from './readType';

/** What all declarations have in common. */

/** The words before a declaration, in source order. */
export function modifierWords(node: Node): readonly string[] {
  return node.children.filter((child) => child.type === 'modifier').map((child) => child.text);
}

/** The declared accessibility, or the given default. */
export function accessibilityOf(words: readonly string[], otherwise: DeclaredAccessibility): DeclaredAccessibility {
  const has = (word: string) => words.includes(word);
  if (has('public')) return 'public';
  if (has('private')) return has('protected') ? 'private protected' : 'private';
  if (has('protected')) return has('internal') ? 'protected internal' : 'protected';
  return has('internal') ? 'internal' : otherwise;
}

/** The modifiers that the facts store, in their order. */
export function factModifiers(words: readonly string[], more: readonly Modifier[] = []): readonly Modifier[] {
  return knownModifiers.filter((modifier) => words.includes(modifier) || more.includes(modifier));
}

/** First and last line, attributes included. */
export function spanOf(node: Node): LineSpan {
  return {line: node.startPosition.row + 1, endLine: node.endPosition.row + 1};
}

export function readAttributes(node: Node): readonly AttributeSyntax[] {
  return node.children
    .filter((child) => child.type === 'attribute_list')
    .flatMap((list) => list.namedChildren.filter((child) => child.type === 'attribute'))
    .map(readAttribute);
}

/** Reads a parameter list. A `params` parameter is not a node of its own in the grammar. */
export function readParameters(list: Node | null, file: string): readonly ParameterSyntax[] {
  if (!list) return [];
  const parameters = list.namedChildren
    .filter((child) => child.type === 'parameter')
    .map((child) => readParameter(child, file));
  return list.children.some((child) => child.type === 'params')
    ? [
        ...parameters,
        {
          name: identifierText(fieldOf(list, 'name', file)),
          type: readType(fieldOf(list, 'type', file), file),
          modifier: 'params',
        },
      ]
    : parameters;
}

/** A declaration's type parameters, each with its `where` clause. */
export function readTypeParameters(node: Node, file: string): readonly TypeParameterSyntax[] {
  const list = node.namedChildren.find((child) => child.type === 'type_parameter_list');
  const clauses = node.namedChildren.filter((child) => child.type === 'type_parameter_constraints_clause');
  return (list?.namedChildren ?? [])
    .filter((child) => child.type === 'type_parameter')
    .map((parameter) => {
      const name = identifierText(fieldOf(parameter, 'name', file));
      const clause = clauses.find(
        (candidate) => candidate.namedChildren[0] && identifierText(candidate.namedChildren[0]) === name,
      );
      return {name, ...varianceOf(parameter), constraints: clause ? readConstraints(clause, file) : []};
    });
}

function readAttribute(node: Node): AttributeSyntax {
  const list = node.namedChildren.find((child) => child.type === 'attribute_argument_list');
  const name = node.childForFieldName('name')?.text ?? '';
  return {
    name: name.replace(/^.*[.:]/u, '').replace(/Attribute$/u, ''),
    arguments: (list?.namedChildren ?? [])
      .filter((child) => child.type === 'attribute_argument')
      .map((child) => child.text),
  };
}

function readParameter(node: Node, file: string): ParameterSyntax {
  const equals = node.children.findIndex((child) => child.type === '=');
  const value = equals < 0 ? undefined : node.children[equals + 1];
  return {
    name: identifierText(fieldOf(node, 'name', file)),
    type: readType(fieldOf(node, 'type', file), file),
    ...parameterModifier(node, file),
    ...(value && {default: expressionText(value)}),
  };
}

function parameterModifier(node: Node, file: string): Pick<ParameterSyntax, 'modifier'> {
  // C# accepts `ref this` as well as `this ref`.
  const words = [...modifierWords(node)].sort((a, b) => Number(b === 'this') - Number(a === 'this'));
  if (words.join(' ') === collectionParameter) return {modifier: 'params'};
  const text = words.filter((word) => word !== 'scoped').join(' ');
  if (text === '') return {};
  const modifier = parameterModifiers.find((known) => known === text);
  if (modifier) return {modifier};
  throw new SourceError(file, node.startPosition.row + 1, `C# has no parameter modifier "${text}".`);
}

function varianceOf(parameter: Node): Pick<TypeParameterSyntax, 'variance'> {
  const variance = (['in', 'out'] as const).find((word) => parameter.children.some((child) => child.type === word));
  return variance ? {variance} : {};
}

/** Constraints that the grammar parses as names of types. */
const wordConstraints: ReadonlySet<string> = new Set(['notnull', 'unmanaged', 'default']);

function readConstraints(clause: Node, file: string): readonly (string | TypeSyntax)[] {
  return clause.namedChildren
    .filter((child) => child.type === 'type_parameter_constraint')
    .map((constraint) => {
      const type = constraint.childForFieldName('type');
      if (type?.type === 'identifier' && wordConstraints.has(type.text)) return type.text;
      if (type?.text === allowsRefStruct) return 'allows ref struct';
      return type ? readType(type, file) : constraint.text.replace(/\s/gu, '');
    });
}
