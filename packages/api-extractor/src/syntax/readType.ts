import type {Node} from 'web-tree-sitter';
import {SourceError} from '../SourceError';
import type {NamePart, NameSyntax, TypeSyntax} from './declarations';
import {keywordType} from './keywordTypes';

/** Reads a type node as plain data. */
export function readType(node: Node, file: string): TypeSyntax {
  switch (node.type) {
    case 'array_type':
      return readArray(node, file);
    case 'nullable_type':
      return {kind: 'nullable', element: readType(fieldOf(node, 'type', file), file)};
    case 'pointer_type':
      return {kind: 'pointer', element: readType(fieldOf(node, 'type', file), file)};
    case 'ref_type':
    case 'scoped_type':
      return readType(fieldOf(node, 'type', file), file);
    case 'tuple_type':
      return {
        kind: 'tuple',
        elements: node.namedChildren
          .filter((child) => child.type === 'tuple_element')
          .map((element) => readType(fieldOf(element, 'type', file), file)),
        line: node.startPosition.row + 1,
      };
    default:
      return readName(node, file);
  }
}

/** Reads a simple, qualified, generic or predefined name. Throws a SourceError for other syntax. */
export function readName(node: Node, file: string): NameSyntax {
  const line = node.startPosition.row + 1;
  switch (node.type) {
    case 'predefined_type':
      return predefined(node.text, line);
    case 'identifier':
      return isTypeKeyword(node.text) ? predefined(node.text, line) : name([part(node, file)], line);
    case 'generic_name':
      return name([part(node, file)], line);
    case 'qualified_name': {
      const qualifier = readName(fieldOf(node, 'qualifier', file), file);
      return {...qualifier, parts: [...qualifier.parts, part(fieldOf(node, 'name', file), file)]};
    }
    case 'alias_qualified_name':
      return {...name([part(fieldOf(node, 'name', file), file)], line), alias: fieldOf(node, 'alias', file).text};
    default:
      throw new SourceError(
        file,
        line,
        `The extractor does not support this kind of type (${node.type}): ${node.text}`,
      );
  }
}

/** Returns the child in a required field of the grammar. Throws a SourceError when it is missing. */
export function fieldOf(node: Node, field: string, file: string): Node {
  const child = node.childForFieldName(field);
  if (child) return child;
  throw new SourceError(file, node.startPosition.row + 1, `This ${node.type.replaceAll('_', ' ')} has no ${field}.`);
}

/** An identifier without the `@` that lets a keyword be a name. */
export function identifierText(node: Node): string {
  return node.text.replace(/^@/u, '');
}

/** Returns whether a name is a type keyword that the grammar parses as a plain name. */
function isTypeKeyword(text: string): boolean {
  return text === 'dynamic' || text === 'nint' || text === 'nuint';
}

function predefined(keyword: string, line: number): NameSyntax {
  const parts = (keywordType(keyword) ?? keyword).split('.').map((text) => ({name: text, arguments: []}));
  return {kind: 'name', alias: 'global', parts, line};
}

function name(parts: readonly NamePart[], line: number): NameSyntax {
  return {kind: 'name', parts, line};
}

function part(node: Node, file: string): NamePart {
  if (node.type === 'identifier') return {name: identifierText(node), arguments: []};
  const [identifier, list] = node.namedChildren;
  if (node.type !== 'generic_name' || !identifier || !list) {
    throw new SourceError(file, node.startPosition.row + 1, `The extractor does not support this name: ${node.text}`);
  }
  return {name: identifierText(identifier), arguments: list.namedChildren.map((argument) => readType(argument, file))};
}

/** Reads an array. In `int[][,]`, an array of `int[,]`, ranks apply from right to left but are nested from left to right. */
function readArray(node: Node, file: string): TypeSyntax {
  const ranks: number[] = [];
  let current = node;
  while (current.type === 'array_type') {
    ranks.push(fieldOf(current, 'rank', file).text.split(',').length);
    current = fieldOf(current, 'type', file);
  }
  return ranks.reduce<TypeSyntax>((element, rank) => ({kind: 'array', element, rank}), readType(current, file));
}
