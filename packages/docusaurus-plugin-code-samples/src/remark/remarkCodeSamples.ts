import type {Code, Root} from 'mdast';
import type {MdxJsxFlowElement} from 'mdast-util-mdx-jsx';
import {attributeOf, orFail} from 'remark-page-components';
import {visit} from 'unist-util-visit';
import type {VFile} from 'vfile';
import {codeFigure, type CodeFigureOptions} from '../code/codeFigure';
import {readDiagram} from '../diagram/readDiagram';
import {figureIds} from '../figures/figureId';
import {codeFences} from '../figures/listFigures';

export interface CodeSamplesOptions extends CodeFigureOptions {
  /** Absolute path of the folder with the diagrams. */
  readonly diagramsDir: string;
}

/**
 * Remark plugin: replaces every code fence with a `CodeFigure` that has finished HTML, and adds the SVG to every
 * `<Diagram name="…" />`, so that the browser has nothing to highlight or load.
 */
export function remarkCodeSamples(options: CodeSamplesOptions) {
  return async (tree: Root, file: VFile): Promise<void> => {
    const work: Promise<void>[] = [];
    const fences = codeFences(tree);
    const ids = new Map(figureIds(fences).map((id, index) => [fences[index], id]));
    visit(tree, (node, index, parent) => {
      if (node.type === 'code' && parent && index !== undefined) {
        work.push(
          orFail(file, node, 'code-samples', async () => {
            parent.children[index] = await toCodeFigure(node, ids.get(node), options);
          }),
        );
      } else if (node.type === 'mdxJsxFlowElement' && node.name === 'Diagram') {
        work.push(orFail(file, node, 'code-samples', () => inlineDiagram(node, options)));
      }
    });
    await Promise.all(work);
  };
}

/** @param id The figure's anchor, unique on the page. */
async function toCodeFigure(
  node: Code,
  id: string | undefined,
  options: CodeSamplesOptions,
): Promise<MdxJsxFlowElement> {
  return element('CodeFigure', {...(await codeFigure(node, options)), id});
}

async function inlineDiagram(node: MdxJsxFlowElement, options: CodeSamplesOptions): Promise<void> {
  const name = attributeOf(node, 'name');
  if (name === undefined || !/^[a-z0-9-]+$/.test(name))
    throw new Error('<Diagram> needs name="…" of a file in website/diagrams.');
  node.attributes.push(attribute('svg', await readDiagram(name, options.diagramsDir)));
}

function element(name: string, attributes: Readonly<Record<string, string | undefined>>): MdxJsxFlowElement {
  const given = Object.entries(attributes).flatMap(([key, value]) =>
    value === undefined ? [] : [attribute(key, value)],
  );
  return {type: 'mdxJsxFlowElement', name, attributes: given, children: []};
}

function attribute(name: string, value: string): MdxJsxFlowElement['attributes'][number] {
  return {type: 'mdxJsxAttribute', name, value};
}
