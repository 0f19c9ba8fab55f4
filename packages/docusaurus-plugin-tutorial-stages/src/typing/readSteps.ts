import {parseFenceMeta, parsePage, type FenceMeta} from 'docusaurus-plugin-code-samples/figures';
import {SKIP, visit} from 'unist-util-visit';

/** A step of a reader who follows a page. `line` is the 1-based line in the page. */
export type PageStep =
  | {readonly kind: 'listing'; readonly line: number; readonly meta: FenceMeta & {readonly file: string}}
  | {readonly kind: 'checkpoint'; readonly line: number};

/**
 * The listings that readers type and the checkpoints at which they run the program, in the order of the page. Excludes
 * listings in exercises, listings only to read, and code that is not from a file of the repository.
 */
export function readSteps(source: string): readonly PageStep[] {
  const steps: PageStep[] = [];
  visit(parsePage(source), (node) => {
    const line = node.position?.start.line ?? 1;
    if (node.type === 'mdxJsxFlowElement' && node.name === 'Exercise') return SKIP;
    if (node.type === 'mdxJsxFlowElement' && node.name === 'Checkpoint') steps.push({kind: 'checkpoint', line});
    if (node.type === 'code') {
      const {file, ...meta} = parseFenceMeta(node.meta ?? '');
      if (file !== undefined && !meta.look) steps.push({kind: 'listing', line, meta: {...meta, file}});
    }
    return undefined;
  });
  return steps;
}
