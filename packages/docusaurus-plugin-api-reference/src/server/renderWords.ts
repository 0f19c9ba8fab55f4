import type {PhrasingContent, RootContent} from 'mdast';
import {toHtml} from 'hast-util-to-html';
import {toHast} from 'mdast-util-to-hast';
import {toString} from 'mdast-util-to-string';
import {codeFigure, type CodeFigureOptions} from 'docusaurus-plugin-code-samples/figure';
import type {Words, WordsBlock} from '../view';

/** Inline words as HTML; the links were put in before. */
export function inlineHtml(nodes: readonly PhrasingContent[]): string {
  return toHtml(toHast({type: 'root', children: [{type: 'paragraph', children: [...nodes]}]}))
    .replace(/^<p>([\s\S]*)<\/p>$/, '$1')
    .replaceAll('\n', ' ');
}

/** Inline words as plain text, for `title` attributes and descriptions. */
export function plainText(nodes: readonly PhrasingContent[]): string {
  return toString(nodes).replaceAll(/\s+/g, ' ').trim();
}

/**
 * Remarks: runs of plain Markdown become HTML, samples and alerts stay apart, because components render them.
 *
 * @param level Of the headings among them, which descriptions write as `###`: one below the heading they stand under.
 */
export async function renderWords(
  nodes: readonly RootContent[],
  file: string,
  options: CodeFigureOptions,
  level: 2 | 4 = 4,
): Promise<Words> {
  const blocks: WordsBlock[] = [];
  let run: RootContent[] = [];
  const endRun = (): void => {
    if (run.length > 0) blocks.push({kind: 'html', html: onOneLine(toHtml(toHast({type: 'root', children: run})))});
    run = [];
  };
  for (const node of nodes) {
    if (node.type === 'code') {
      endRun();
      blocks.push({kind: 'code', ...(await figureOrFail(node, file, options))});
    } else if (node.type === 'alert') {
      endRun();
      blocks.push({
        kind: 'admonition',
        type: node.kind,
        blocks: await renderWords(node.children, file, options, level),
      });
    } else run.push(node.type === 'heading' ? {...node, depth: level} : node);
  }
  endRun();
  return blocks;
}

/** A page of many words spares 0.4 % by it: what follows a tag and what follows a word then look the same. */
function onOneLine(html: string): string {
  return html.includes('<pre') ? html : html.replaceAll('\n', ' ');
}

async function figureOrFail(
  node: Extract<RootContent, {type: 'code'}>,
  file: string,
  options: CodeFigureOptions,
): ReturnType<typeof codeFigure> {
  try {
    return await codeFigure(node, options);
  } catch (error) {
    throw new Error(`${file}:${node.position?.start.line ?? 1}: ${(error as Error).message}`, {cause: error});
  }
}
