import {createSlugger, escapeMarkdownHeadingIds, parseMarkdownHeadingId} from '@docusaurus/utils';
import type {Heading, Nodes} from 'mdast';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {collapseSpace, symbolLanguages} from '../server/collectText';
import type {Sections} from '../server/readSections';

const parser = unified().use(remarkParse).use(remarkGfm).use(remarkMdx).freeze();

/** Inline nodes; all others separate words. */
const inlineTypes = new Set(['delete', 'emphasis', 'inlineCode', 'link', 'mdxJsxTextElement', 'strong', 'text']);

/** Mostly changes of C# code, which is not searched. */
const changes = 'diff';

/**
 * Splits a doc or post at its headings of levels 2 to 4, like `readSections`. Text that components add (lists of types, code
 * of files, captions) is missing.
 *
 * @param source MDX.
 * @throws Error when its syntax is wrong.
 */
export function readSource(source: string): Sections {
  const slugger = createSlugger();
  const introduction: string[] = [];
  const found: {anchor: string; heading: string; pieces: string[]}[] = [];
  const add = (text: string): void => void (found.at(-1)?.pieces ?? introduction).push(text);
  const visit = (node: Nodes): void => {
    if (node.type === 'heading') {
      const heading = collapseSpace(textOf(node));
      const {text, id = slugger.slug(heading)} = explicitId(node, heading);
      if (node.depth > 4) add(` ${text} `);
      else if (node.depth > 1) found.push({anchor: id, heading: text, pieces: []});
      return;
    }
    add(ownText(node));
    if ('children' in node) node.children.forEach(visit);
    if (!inlineTypes.has(node.type)) add(' ');
  };
  visit(parser.parse(prepare(source)));
  return {
    introduction: collapseSpace(introduction.join('')),
    sections: found.map(({anchor, heading, pieces}) => ({anchor, heading, text: collapseSpace(pieces.join(''))})),
  };
}

/** Removes the front matter and the marks of admonitions (`:::note[Title]`), and makes `{#id}` valid in MDX. */
function prepare(source: string): string {
  const body = source.replace(/^---\r?\n.*?\r?\n---(?=\r?\n|$)/s, '');
  return escapeMarkdownHeadingIds(body.replace(/^([ \t]*):{3,}\w*(?:\[(.*)\])?[ \t]*\r?$/gm, '$1$2'));
}

function explicitId(node: Heading, heading: string): {readonly text: string; readonly id?: string | undefined} {
  const last = node.children.at(-1);
  const id = last?.type === 'mdxTextExpression' ? /^\s*\/\*\s*#(\S+)/.exec(last.value)?.[1] : undefined;
  return id === undefined ? parseMarkdownHeadingId(heading, 'classic') : {text: heading, id};
}

function textOf(node: Nodes): string {
  return ownText(node) + ('children' in node ? node.children.map(textOf).join('') : '');
}

/** Expressions, imports and HTML comments have no text to read. */
function ownText(node: Nodes): string {
  if (node.type === 'text' || node.type === 'inlineCode') return node.value;
  if (node.type !== 'code' || node.lang === changes || symbolLanguages.has(node.lang ?? '')) return '';
  return node.value;
}
