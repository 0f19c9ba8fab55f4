import type {Nodes, Root} from 'mdast';
import {broken, type Problem} from '../problem';
import {positionOf} from './markdown';

/** Reports HTML and tags of documentation comments (`{@link CCNode}`). Headings may contain `<T>`. */
export function checkSyntax(tree: Root, file: string): readonly Problem[] {
  const problems: Problem[] = [];
  const visit = (node: Nodes): void => {
    if (node.type === 'heading') return;
    if (node.type === 'html' && !node.value.startsWith('</'))
      problems.push(
        broken(positionOf(node, file), "Descriptions can't contain HTML. Write it as Markdown, or as code."),
      );
    const tag = node.type === 'text' ? /\{@\w*[^}]*\}?/.exec(node.value)?.[0] : undefined;
    if (tag !== undefined)
      problems.push(broken(positionOf(node, file), `"${tag}" would be shown like this. Write names in backticks.`));
    if ('children' in node) node.children.forEach(visit);
  };
  visit(tree);
  return problems;
}
