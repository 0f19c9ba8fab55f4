import type {InlineCode, PhrasingContent, Root} from 'mdast';
import type {MdxJsxTextElement, MdxJsxTextElementData} from 'mdast-util-mdx-jsx';
import {visit} from 'unist-util-visit';
import {breakableCode} from '../words/breakableCode';

/** Remark plugin for docs and posts that lets long names in inline code break at capitals and dots. Must be the last one. */
export function remarkBreakableNames() {
  return (tree: Root): void => {
    const names = breakableCode(tree);
    visit(tree, 'inlineCode', (node: InlineCode, index, parent) => {
      const pieces = names.get(node);
      if (!pieces || !parent || index === undefined) return;
      const children = pieces.flatMap((value, place): PhrasingContent[] => [
        ...(place === 0 ? [] : [element('wbr', [])]),
        {type: 'text', value},
      ]);
      parent.children[index] = element('code', children);
    });
  };
}

/** Creates an element as if written in JSX, because Docusaurus's component renders `code` with more than text as a block. */
function element(name: string, children: PhrasingContent[]): MdxJsxTextElement {
  const data: MdxJsxTextElementData & {readonly _mdxExplicitJsx: true} = {_mdxExplicitJsx: true};
  return {type: 'mdxJsxTextElement', name, attributes: [], children, data};
}
