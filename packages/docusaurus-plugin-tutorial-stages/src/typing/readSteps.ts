import {parseFenceMeta, parsePage, type FenceMeta} from 'docusaurus-plugin-code-samples/figures';
import type {Node, Parent} from 'mdast';
import {SKIP, visit} from 'unist-util-visit';

/** Code that a page asks readers to type for a moment, to see something, and then to remove. */
export interface Trial {
  readonly code: string;
  /** The file in the reader's folder. */
  readonly file: string;
  /** `end of Update()` or `instead of 1f / 60`. */
  readonly place: string;
}

/** A step of a reader who follows a page. `line` is the 1-based line in the page. */
export type PageStep =
  | {readonly kind: 'listing'; readonly line: number; readonly meta: FenceMeta & {readonly file: string}}
  | {readonly kind: 'checkpoint'; readonly line: number}
  | {readonly kind: 'trial'; readonly line: number; readonly trial: Trial};

/**
 * The listings that readers type, the checkpoints at which they run the program, and the code that they try there, in
 * the order of the page. Excludes listings in exercises, listings only to read, and code that is not from a file of the
 * repository.
 *
 * @throws Error if a mark of code to try is not after inline code.
 */
export function readSteps(source: string): readonly PageStep[] {
  const steps: PageStep[] = [];
  visit(parsePage(source), (node, index, parent) => {
    const line = node.position?.start.line ?? 1;
    if (node.type === 'mdxJsxFlowElement' && node.name === 'Exercise') return SKIP;
    if (node.type === 'mdxJsxFlowElement' && node.name === 'Checkpoint') steps.push({kind: 'checkpoint', line});
    if (node.type === 'mdxTextExpression') {
      const [, file, place] = /^\/\* try (\S+): (.+) \*\/$/.exec(node.value.trim()) ?? [];
      if (file !== undefined && place !== undefined)
        steps.push({kind: 'trial', line, trial: {code: codeBefore(index, parent, line), file, place}});
    }
    if (node.type === 'code') {
      const {file, ...meta} = parseFenceMeta(node.meta ?? '');
      if (file !== undefined && !meta.look) steps.push({kind: 'listing', line, meta: {...meta, file}});
    }
    return undefined;
  });
  return steps;
}

function codeBefore(index: number | undefined, parent: Parent | undefined, line: number): string {
  const before: (Node & {readonly value?: string}) | undefined = parent?.children[(index ?? 0) - 1];
  if (before?.type !== 'inlineCode' || before.value === undefined)
    throw new Error(`Line ${line}: put {/* try … */} directly after the inline code to try.`);
  return before.value;
}
