import type {Element, ElementContent} from 'hast';
import type {InlineCode, PhrasingContent, Root, RootContent} from 'mdast';
import {toHtml} from 'hast-util-to-html';
import {toHast, type State} from 'mdast-util-to-hast';
import {toString} from 'mdast-util-to-string';
import {readDiagram} from 'docusaurus-plugin-code-samples/diagram';
import {codeFigure, type CodeFigureOptions} from 'docusaurus-plugin-code-samples/figure';
import type {Words, WordsBlock} from '../view';
import {breakableCode} from '../words/breakableCode';

/** Where samples and diagrams are. */
export interface WordsOptions extends CodeFigureOptions {
  /** Absolute path of the folder with the diagrams. */
  readonly diagramsDir: string;
}

/** Renders inline text as HTML; its names must be linked already. */
export function inlineHtml(nodes: readonly PhrasingContent[]): string {
  return htmlOf({type: 'root', children: [{type: 'paragraph', children: [...nodes]}]})
    .replace(/^<p>([\s\S]*)<\/p>$/, '$1')
    .replaceAll('\n', ' ');
}

/** Converts a tree to HTML in which long names in inline code may break at humps and dots. */
function htmlOf(tree: Root): string {
  const names = breakableCode(tree);
  const inlineCode = (state: State, node: InlineCode): Element => {
    const children = (names.get(node) ?? [node.value]).flatMap((value, index): ElementContent[] => [
      ...(index === 0 ? [] : [{type: 'element', tagName: 'wbr', properties: {}, children: []} satisfies Element]),
      {type: 'text', value},
    ]);
    const code: Element = {type: 'element', tagName: 'code', properties: {}, children};
    state.patch(node, code);
    return code;
  };
  return toHtml(toHast(tree, {handlers: {inlineCode}}));
}

/** Returns inline text as plain text, for `title` attributes and descriptions. */
export function plainText(nodes: readonly PhrasingContent[]): string {
  return toString(nodes).replaceAll(/\s+/g, ' ').trim();
}

/**
 * Renders remarks. Plain Markdown becomes HTML, but samples, diagrams and alerts stay blocks, which components render.
 *
 * @param level The level of headings, which descriptions write as `###`: one below that of the heading above.
 */
export async function renderWords(
  nodes: readonly RootContent[],
  file: string,
  options: WordsOptions,
  level: 2 | 4 = 4,
): Promise<Words> {
  const blocks: WordsBlock[] = [];
  let run: RootContent[] = [];
  const endRun = (): void => {
    if (run.length > 0) blocks.push({kind: 'html', html: onOneLine(htmlOf({type: 'root', children: run}))});
    run = [];
  };
  for (const node of nodes) {
    if (node.type === 'code') {
      endRun();
      blocks.push({kind: 'code', ...(await withPosition(node, file, () => codeFigure(node, options)))});
    } else if (node.type === 'diagram') {
      endRun();
      const {name, caption} = node;
      const svg = await withPosition(node, file, () => readDiagram(name, options.diagramsDir));
      blocks.push({kind: 'diagram', name, caption, svg});
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

/** Replaces line breaks with spaces, which makes long pages compress 0.4 % better. */
function onOneLine(html: string): string {
  return html.includes('<pre') ? html : html.replaceAll('\n', ' ');
}

/** Adds file and line to an error. */
async function withPosition<Result>(node: RootContent, file: string, read: () => Promise<Result>): Promise<Result> {
  try {
    return await read();
  } catch (error) {
    throw new Error(`${file}:${node.position?.start.line ?? 1}: ${(error as Error).message}`, {cause: error});
  }
}
