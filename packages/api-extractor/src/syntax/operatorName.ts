import {operatorName as nameBySymbol} from 'api-model';
import type {Node} from 'web-tree-sitter';
import {SourceError} from '../SourceError';
import {fieldOf} from './readType';

/** Returns an operator's name in metadata. Throws a SourceError for an operator that C# does not have. */
export function operatorName(node: Node, parameterCount: number, file: string): string {
  if (node.type === 'conversion_operator_declaration') {
    return node.children.some((child) => child.type === 'implicit') ? 'op_Implicit' : 'op_Explicit';
  }
  const symbol = fieldOf(node, 'operator', file).text;
  const name = nameBySymbol(symbol, parameterCount);
  if (name) return name;
  throw new SourceError(
    file,
    node.startPosition.row + 1,
    `C# has no operator ${symbol} with ${parameterCount} operands.`,
  );
}
