import {createSlugger} from '@docusaurus/utils';
import {memoizeByObject} from 'api-descriptions';
import {readDiagram} from 'docusaurus-plugin-code-samples/diagram';
import {codeFigure, type CodeFigureOptions} from 'docusaurus-plugin-code-samples/figure';
import type {Element, ElementContent} from 'hast';
import {toHtml} from 'hast-util-to-html';
import type {Heading, InlineCode, PhrasingContent, Root, RootContent} from 'mdast';
import {toHast, type State} from 'mdast-util-to-hast';
import {toString} from 'mdast-util-to-string';
import type {Words, WordsBlock} from '../../view';
import {breakableCode} from '../../words/breakableCode';

/** Where samples and diagrams are. */
export interface WordsOptions extends CodeFigureOptions {
  /** Absolute path of the folder with the diagrams. */
  readonly diagramsDir: string;
}

/** Renders descriptions, and knows where their samples and diagrams are. */
export interface WordsRenderer {
  readonly remarks: (nodes: readonly RootContent[], file: string, level?: 2 | 4) => Promise<Words>;
  readonly typeRemarks: (nodes: readonly RootContent[], file: string) => Promise<Words>;
}

export function wordsRenderer(options: WordsOptions): WordsRenderer {
  return {
    remarks: (nodes, file, level) => renderWords(nodes, file, options, level),
    typeRemarks: (nodes, file) => renderTypeWords(nodes, file, options),
  };
}

/** Renders inline text as HTML; its names must be linked already. */
export const inlineHtml = memoizeByObject((nodes: readonly PhrasingContent[]): string =>
  htmlOf({type: 'root', children: [{type: 'paragraph', children: [...nodes]}]})
    .replace(/^<p>([\s\S]*)<\/p>$/, '$1')
    .replaceAll('\n', ' '),
);

/** Converts a tree to HTML in which long names in inline code may break at capitals and dots. */
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
  const heading = (node: Heading): WordsBlock => htmlBlock({...node, depth: level});
  return joinHtml(await renderBlocks(nodes, file, options, heading));
}

/** Renders a type's remarks, whose headings are in the page's contents. Each paragraph, list and table is a block. */
export async function renderTypeWords(
  nodes: readonly RootContent[],
  file: string,
  options: WordsOptions,
): Promise<Words> {
  const slugger = createSlugger();
  return renderBlocks(nodes, file, options, (node) => ({
    kind: 'heading',
    id: `remarks-${slugger.slug(toString(node))}`,
    html: inlineHtml(node.children),
  }));
}

/** Joins adjacent blocks of HTML. */
export function joinHtml(words: Words): Words {
  const joined: WordsBlock[] = [];
  for (const block of words) {
    const last = joined.at(-1);
    if (block.kind === 'html' && last?.kind === 'html')
      joined[joined.length - 1] = {kind: 'html', html: `${last.html} ${block.html}`};
    else joined.push(block);
  }
  return joined;
}

async function renderBlocks(
  nodes: readonly RootContent[],
  file: string,
  options: WordsOptions,
  heading: (node: Heading) => WordsBlock,
): Promise<Words> {
  const blocks: WordsBlock[] = [];
  for (const node of nodes) {
    if (node.type === 'code') {
      blocks.push({kind: 'code', ...(await withPosition(node, file, () => codeFigure(node, options)))});
    } else if (node.type === 'diagram') {
      const {name, caption} = node;
      const svg = await withPosition(node, file, () => readDiagram(name, options.diagramsDir));
      blocks.push({kind: 'diagram', name, caption, svg});
    } else if (node.type === 'alert') {
      const inner = await renderBlocks(node.children, file, options, heading);
      blocks.push({kind: 'admonition', type: node.kind, blocks: joinHtml(inner)});
    } else blocks.push(node.type === 'heading' ? heading(node) : htmlBlock(node));
  }
  return blocks;
}

const htmlBlock = memoizeByObject((node: RootContent): WordsBlock => ({
  kind: 'html',
  html: onOneLine(htmlOf({type: 'root', children: [node]})),
}));

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
