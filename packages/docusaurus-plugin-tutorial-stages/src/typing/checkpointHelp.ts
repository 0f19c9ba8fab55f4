import {parsePage} from 'docusaurus-plugin-code-samples/figures';
import type {Nodes} from 'mdast';
import {SKIP, visit} from 'unist-util-visit';

/** What a checkpoint tells readers. */
export interface CheckpointHelp {
  /** 1-based line in the page. */
  readonly line: number;
  /** Whether its box says what they should see. */
  readonly says: boolean;
  /** Whether it says what to check otherwise: in a table after the box, or in a sentence with "If" in the box. */
  readonly helps: boolean;
}

/** The checkpoints of a page, except those in exercises. */
export function checkpointHelp(source: string): readonly CheckpointHelp[] {
  const found: CheckpointHelp[] = [];
  visit(parsePage(source), (node, index, parent) => {
    if (node.type !== 'mdxJsxFlowElement') return undefined;
    if (node.name === 'Exercise') return SKIP;
    if (node.name !== 'Checkpoint' || index === undefined) return undefined;
    const text = textOf(node);
    const next = parent?.children[index + 1];
    // Without the extension for tables, a table is a paragraph.
    const isTable = next !== undefined && textOf(next).startsWith('| You see instead |');
    found.push({
      line: node.position?.start.line ?? 1,
      says: /\w/.test(text),
      helps: isTable || /(?:^|[.:?!] |\n)If /.test(text),
    });
    return SKIP;
  });
  return found;
}

function textOf(node: Nodes): string {
  if ('value' in node) return node.value;
  return 'children' in node ? node.children.map(textOf).join('') : '';
}
