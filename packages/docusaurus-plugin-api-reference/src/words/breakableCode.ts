import {breakName, fittingCharacters} from 'api-model';
import type {InlineCode, Nodes} from 'mdast';
import {visit} from 'unist-util-visit';

/** Finds inline code that may break on a narrow screen, with its pieces. Table cells have less room than prose. */
export function breakableCode(tree: Nodes): ReadonlyMap<InlineCode, readonly string[]> {
  const found = new Map<InlineCode, readonly string[]>();
  const collect = (part: Nodes, place: keyof typeof fittingCharacters): void =>
    visit(part, 'inlineCode', (node) => {
      const pieces = breakName(node.value, fittingCharacters[place]);
      if (pieces.length > 1) found.set(node, pieces);
    });
  collect(tree, 'prose');
  visit(tree, 'tableCell', (cell) => collect(cell, 'heading'));
  // Anchors and contents are derived from headings, so names in headings stay one text.
  visit(tree, 'heading', (heading) => visit(heading, 'inlineCode', (node) => void found.delete(node)));
  return found;
}
