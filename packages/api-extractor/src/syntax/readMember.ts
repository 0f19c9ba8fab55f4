import type {MemberKind, Modifier} from 'api-model';
import type {Node} from 'web-tree-sitter';
import {SourceError} from '../SourceError';
import {isReachable} from '../reachable';
import type {DeclaredAccessibility, MemberSyntax} from './declarations';
import {operatorName} from './operatorName';
import {
  accessibilityOf,
  factModifiers,
  modifierWords,
  readAttributes,
  readParameters,
  readTypeParameters,
  spanOf,
} from './readDeclaration';
import {expressionText, readExpression} from './readExpression';
import {fieldOf, identifierText, readType} from './readType';

/** Reads the members of one declaration in a class, struct or interface: several when it lists several names. */
export function readMember(node: Node, file: string, inInterface: boolean): readonly MemberSyntax[] {
  if (skippable.has(node.type) && isOutOfReach(node, inInterface)) return [];
  const start = common(node, file, inInterface);
  switch (node.type) {
    case 'field_declaration':
      return readVariables(node, file, fieldKind(node), start);
    case 'event_field_declaration':
      return readVariables(node, file, 'event', start);
    case 'event_declaration':
      return [{...start, kind: 'event', name: nameOf(node, file), type: typeOf(node, 'type', file)}];
    case 'property_declaration':
      return [
        {
          ...start,
          kind: 'property',
          name: nameOf(node, file),
          type: typeOf(node, 'type', file),
          modifiers: withRef(node, 'type', file),
          accessors: readAccessors(node, start.accessibility),
        },
      ];
    case 'indexer_declaration':
      return [
        {
          ...start,
          kind: 'indexer',
          name: 'this[]',
          type: typeOf(node, 'type', file),
          modifiers: withRef(node, 'type', file),
          parameters: readParameters(node.childForFieldName('parameters'), file),
          accessors: readAccessors(node, start.accessibility),
        },
      ];
    case 'method_declaration':
      return [
        {
          ...start,
          kind: 'method',
          name: nameOf(node, file),
          type: typeOf(node, 'returns', file),
          modifiers: withRef(node, 'returns', file),
          parameters: readParameters(fieldOf(node, 'parameters', file), file),
        },
      ];
    case 'operator_declaration':
    case 'conversion_operator_declaration':
      return [readOperator(node, file, start)];
    case 'constructor_declaration':
      if (start.modifiers.includes('static')) return [];
      return [
        {
          ...start,
          kind: 'constructor',
          name: '.ctor',
          parameters: readParameters(fieldOf(node, 'parameters', file), file),
        },
      ];
    // Only the runtime calls destructors.
    case 'destructor_declaration':
      return [];
    default:
      throw new SourceError(
        file,
        node.startPosition.row + 1,
        `The extractor does not support this kind of member (${node.type}). Add it in packages/api-extractor/src/syntax/readMember.ts.`,
      );
  }
}

/** Declarations that can be skipped when games can't reach them. Private constants and constructors are still needed. */
const skippable: ReadonlySet<string> = new Set([
  'event_declaration',
  'event_field_declaration',
  'field_declaration',
  'indexer_declaration',
  'method_declaration',
  'property_declaration',
]);

function isOutOfReach(node: Node, inInterface: boolean): boolean {
  // Games can only reach it through the interface, whose documentation has it.
  if (node.children.some((child) => child.type === 'explicit_interface_specifier')) return true;
  const words = modifierWords(node);
  return !words.includes('const') && !isReachable(accessibilityOf(words, inInterface ? 'public' : 'private'));
}

type Common = Omit<MemberSyntax, 'kind' | 'type'>;

function common(node: Node, file: string, inInterface: boolean): Common {
  const words = modifierWords(node);
  return {
    name: '',
    accessibility: accessibilityOf(words, inInterface ? 'public' : 'private'),
    modifiers: factModifiers(words),
    typeParameters: readTypeParameters(node, file),
    attributes: readAttributes(node),
    parameters: [],
    ...(words.includes('partial') && {partial: hasBody(node) ? ('implementation' as const) : ('definition' as const)}),
    span: spanOf(node),
  };
}

/** Returns whether a partial member's declaration has a body, or one of its accessors does. */
function hasBody(node: Node): boolean {
  if (node.type === 'event_declaration') return true;
  return [node, ...(node.childForFieldName('accessors')?.namedChildren ?? [])].some((part) =>
    part.namedChildren.some((child) => child.type === 'block' || child.type === 'arrow_expression_clause'),
  );
}

/** Distinguishes constants from fields, which the grammar doesn't. */
function fieldKind(node: Node): MemberKind {
  return modifierWords(node).includes('const') ? 'constant' : 'field';
}

function readVariables(node: Node, file: string, kind: MemberKind, start: Common): readonly MemberSyntax[] {
  const declaration = node.namedChildren.find((child) => child.type === 'variable_declaration');
  if (!declaration) throw new SourceError(file, start.span.line, 'This declaration has no variable name.');
  const type = readType(fieldOf(declaration, 'type', file), file);
  return declaration.namedChildren
    .filter((child) => child.type === 'variable_declarator')
    .map((variable) => ({
      ...start,
      kind,
      name: nameOf(variable, file),
      type: modifierWords(node).includes('fixed') ? {kind: 'pointer', element: type} : type,
      ...(kind === 'constant' && readValue(variable, file)),
    }));
}

function readValue(variable: Node, file: string): Pick<MemberSyntax, 'value'> {
  const equals = variable.children.findIndex((child) => child.type === '=');
  const expression = variable.children[equals + 1];
  if (equals < 0 || !expression)
    throw new SourceError(file, variable.startPosition.row + 1, 'This constant has no value.');
  return {value: {text: expressionText(expression), expression: readExpression(expression, file)}};
}

function readAccessors(node: Node, otherwise: DeclaredAccessibility): MemberSyntax['accessors'] {
  const list = node.childForFieldName('accessors');
  // `int Count => 3;`
  if (!list) return {get: otherwise};
  const accessors: Partial<Record<'get' | 'set' | 'init', DeclaredAccessibility>> = {};
  for (const accessor of list.namedChildren) {
    const name = accessor.childForFieldName('name')?.text;
    if (name === 'get' || name === 'set' || name === 'init') {
      accessors[name] = accessibilityOf(modifierWords(accessor), otherwise);
    }
  }
  return accessors;
}

function readOperator(node: Node, file: string, start: Common): MemberSyntax {
  const parameters = readParameters(fieldOf(node, 'parameters', file), file);
  return {
    ...start,
    kind: 'operator',
    name: operatorName(node, parameters.length, file),
    type: typeOf(node, 'type', file),
    parameters,
  };
}

function nameOf(node: Node, file: string): string {
  return identifierText(fieldOf(node, 'name', file));
}

function typeOf(node: Node, field: string, file: string): MemberSyntax['type'] {
  return readType(fieldOf(node, field, file), file);
}

/** Reads `ref` and `ref readonly`, which the grammar includes in the type's node. */
function withRef(node: Node, field: string, file: string): readonly Modifier[] {
  const type = fieldOf(node, field, file);
  const words = type.type === 'ref_type' ? type.children.map((child) => child.type) : [];
  return factModifiers([...modifierWords(node), ...words]);
}
