import type {Node} from 'web-tree-sitter';
import type {ExpressionSyntax} from './declarations';
import {fieldOf, identifierText, readType} from './readType';

/** Reads a constant's expression as plain data; parts that can't be evaluated stay text. */
export function readExpression(node: Node, file: string): ExpressionSyntax {
  switch (node.type) {
    case 'parenthesized_expression':
    case 'checked_expression':
      return node.namedChildren[0] ? readExpression(node.namedChildren[0], file) : other(node);
    case 'prefix_unary_expression':
    case 'unary_expression':
      return readUnary(node, file);
    case 'binary_expression':
      return {
        kind: 'binary',
        operator: fieldOf(node, 'operator', file).text,
        left: readExpression(fieldOf(node, 'left', file), file),
        right: readExpression(fieldOf(node, 'right', file), file),
      };
    case 'cast_expression':
      return {
        kind: 'cast',
        type: readType(fieldOf(node, 'type', file), file),
        operand: readExpression(fieldOf(node, 'value', file), file),
      };
    case 'identifier':
    case 'member_access_expression': {
      const path = readPath(node, file);
      return path ? {kind: 'name', path} : other(node);
    }
    default:
      return node.type.endsWith('_literal') ? {kind: 'literal', text: node.text} : other(node);
  }
}

/** Returns an expression's text on one line, with comments removed and spaces collapsed. */
export function expressionText(node: Node): string {
  // Line breaks in a string are part of it.
  if (node.type.endsWith('string_literal')) return node.text;
  return node.text
    .replace(/\/\*.*?\*\/|\/\/[^\n]*/gsu, (comment, offset: number) => (isInString(node.text, offset) ? comment : ' '))
    .replace(/\s*\n\s*/gu, ' ')
    .trim();
}

function isInString(text: string, offset: number): boolean {
  return (text.slice(0, offset).match(/"/gu)?.length ?? 0) % 2 === 1;
}

function readUnary(node: Node, file: string): ExpressionSyntax {
  const [operator, operand] = node.children;
  if (!operator || !operand) return other(node);
  return {kind: 'unary', operator: operator.text, operand: readExpression(operand, file)};
}

function readPath(node: Node, file: string): readonly string[] | undefined {
  if (node.type === 'identifier') return [identifierText(node)];
  if (node.type === 'predefined_type') return [node.text];
  if (node.type !== 'member_access_expression') return undefined;
  const qualifier = readPath(fieldOf(node, 'expression', file), file);
  return qualifier && [...qualifier, identifierText(fieldOf(node, 'name', file))];
}

function other(node: Node): ExpressionSyntax {
  return {kind: 'other', text: node.text};
}
