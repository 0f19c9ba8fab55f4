import type {Nodes, Root} from 'mdast';
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import type {Position} from '../descriptions';

const processor = unified().use(remarkParse).use(remarkGfm).use(remarkFrontmatter, ['yaml']);

/** Reads GitHub's Markdown with YAML front matter. */
export function parseMarkdown(text: string): Root {
  return processor.parse(text);
}

/** The start of `node`. Nodes that were created and not read get the start of the file. */
export function positionOf(node: Pick<Nodes, 'position'>, file: string): Position {
  const start = node.position?.start ?? {line: 1, column: 1};
  return {file, line: start.line, column: start.column};
}
