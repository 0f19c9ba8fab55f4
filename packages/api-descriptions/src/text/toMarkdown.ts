import type {PhrasingContent, RootContent} from 'mdast';
import remarkGfm from 'remark-gfm';
import remarkStringify from 'remark-stringify';
import {unified} from 'unified';
import type {Alert} from '../descriptions';

const processor = unified()
  .use(remarkGfm, {tablePipeAlign: false})
  .use(remarkStringify, {bullet: '-', emphasis: '*', rule: '-', handlers: {alert: writeAlert}});

/** Block content as GitHub's Markdown, without its diagrams and without a line break at the end. */
export function toMarkdown(blocks: readonly RootContent[]): string {
  return processor.stringify({type: 'root', children: blocks.filter(({type}) => type !== 'diagram')}).trimEnd();
}

/** A paragraph's content as Markdown, on one line. */
export function toInlineMarkdown(words: readonly PhrasingContent[]): string {
  return words.length === 0 ? '' : toMarkdown([{type: 'paragraph', children: [...words]}]).replace(/\s*\n\s*/g, ' ');
}

type Handlers = NonNullable<NonNullable<Parameters<typeof remarkStringify>[0]>['handlers']>;
type Handler = NonNullable<Handlers[keyof Handlers]>;

function writeAlert(...[node, , state, info]: Parameters<Handler>): string {
  const alert = node as Alert;
  const exit = state.enter('blockquote');
  const content = state.indentLines(state.containerFlow({type: 'blockquote', children: alert.children}, info), quote);
  exit();
  return `> [!${alert.kind.toUpperCase()}]\n${content}`;
}

function quote(line: string, _number: number, isBlank: boolean): string {
  return isBlank ? '>' : `> ${line}`;
}
