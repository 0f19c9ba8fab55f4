import {assignmentOperatorName, operatorName as nameBySymbol} from 'api-model';
import type {Node} from 'web-tree-sitter';
import {SourceError} from '../SourceError';
import {modifierWords} from './readDeclaration';
import {fieldOf} from './readType';

/** Returns an operator's name in metadata. Throws a SourceError for an operator that C# does not have. */
export function operatorName(node: Node, parameterCount: number, file: string): string {
  const name = uncheckedName(node, parameterCount, file);
  const isChecked = node.children.some((child) => child.type === 'checked');
  return isChecked ? name.replace(/^op_/u, 'op_Checked') : name;
}

function uncheckedName(node: Node, parameterCount: number, file: string): string {
  if (node.type === 'conversion_operator_declaration') {
    return node.children.some((child) => child.type === 'implicit') ? 'op_Implicit' : 'op_Explicit';
  }
  const symbol = fieldOf(node, 'operator', file).text;
  const name = isAssignment(node, symbol, parameterCount)
    ? assignmentOperatorName(parameterCount === 0 ? symbol : `${symbol}=`)
    : nameBySymbol(symbol, parameterCount);
  if (name) return name;
  throw new SourceError(
    file,
    node.startPosition.row + 1,
    `C# has no operator ${symbol} with ${parameterCount} operands.`,
  );
}

/** Returns whether an operator changes its instance, as `operator +=` does. All others are static. */
function isAssignment(node: Node, symbol: string, parameterCount: number): boolean {
  if (modifierWords(node).includes('static')) return false;
  return parameterCount === 0 ? symbol === '++' || symbol === '--' : parameterCount === 1;
}
