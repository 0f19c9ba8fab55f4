import type {Node, Parser, Tree} from 'web-tree-sitter';
import {SourceError} from '../SourceError';
import {simplifyCollections} from './simplifyCollections';
import {replaceExtensionBlocks, simplifySyntax} from './simplifySyntax';

/** Parses a preprocessed file; the caller must delete the tree. Throws a SourceError where the text is not C#. */
export function parseSource(parser: Parser, source: string, file: string): Tree {
  const text = replaceExtensionBlocks(source);
  let tree = parse(parser, text, file);
  if (tree.rootNode.hasError) {
    tree.delete();
    // The grammar lacks some newer syntax.
    tree = parse(parser, simplifySyntax(simplifyCollections(text)), file);
  }
  if (!tree.rootNode.hasError) return tree;
  const {line, problem} = describeError(firstError(tree.rootNode));
  tree.delete();
  throw new SourceError(file, line, problem);
}

function parse(parser: Parser, text: string, file: string): Tree {
  return parser.parse(text) ?? fail(file);
}

function fail(file: string): never {
  throw new SourceError(file, 1, 'The parser returned nothing for this file.');
}

function firstError(node: Node): Node {
  for (const child of node.children) {
    if (child.isError || child.isMissing) return child;
    if (child.hasError) return firstError(child);
  }
  return node;
}

function describeError(node: Node): {readonly line: number; readonly problem: string} {
  const line = node.startPosition.row + 1;
  if (node.isMissing) return {line, problem: `This does not parse as C#: "${node.type}" is missing.`};
  const text = node.text.trim().split('\n')[0]?.slice(0, 60) ?? '';
  return {line, problem: `This does not parse as C#${text ? `, at "${text}"` : ''}.`};
}
