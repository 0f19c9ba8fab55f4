import path from 'node:path';
import type {Code, Root} from 'mdast';
import type {MdxJsxFlowElement} from 'mdast-util-mdx-jsx';
import {visit} from 'unist-util-visit';
import type {VFile} from 'vfile';
import {codeFigure, type CodeFigureOptions} from '../code/codeFigure';
import {readText} from '../code/readText';
import {checkDiagram} from '../diagram/checkDiagram';
import {figureIds} from '../figures/figureId';
import {codeFences} from '../figures/listFigures';

export interface CodeSamplesOptions extends CodeFigureOptions {
  /** Absolute path of the folder with the diagrams. */
  readonly diagramsDir: string;
}

/**
 * Remark plugin: every code fence becomes a `CodeFigure` that carries finished HTML, every `<Diagram name="…" />` gets
 * its SVG. Nothing is left for the browser to highlight or to load.
 */
export function remarkCodeSamples(options: CodeSamplesOptions) {
  return async (tree: Root, file: VFile): Promise<void> => {
    const work: Promise<void>[] = [];
    const fences = codeFences(tree);
    const ids = new Map(figureIds(fences).map((id, index) => [fences[index], id]));
    visit(tree, (node, index, parent) => {
      if (node.type === 'code' && parent && index !== undefined) {
        work.push(
          orFail(file, node, async () => {
            parent.children[index] = await toCodeFigure(node, ids.get(node), options);
          }),
        );
      } else if (node.type === 'mdxJsxFlowElement' && node.name === 'Diagram') {
        work.push(orFail(file, node, () => inlineDiagram(node, options)));
      }
    });
    await Promise.all(work);
  };
}

/** Reports an error with the page's path, line and column. */
async function orFail(file: VFile, node: Code | MdxJsxFlowElement, act: () => Promise<void>): Promise<void> {
  try {
    await act();
  } catch (error) {
    const place = node.position ? `${file.path}:${node.position.start.line}` : file.path;
    file.fail(`${place}: ${(error as Error).message}`, node, 'code-samples');
  }
}

/** @param id Its anchor, no other figure's on the page. */
async function toCodeFigure(
  node: Code,
  id: string | undefined,
  options: CodeSamplesOptions,
): Promise<MdxJsxFlowElement> {
  return element('CodeFigure', {...(await codeFigure(node, options)), id});
}

async function inlineDiagram(node: MdxJsxFlowElement, options: CodeSamplesOptions): Promise<void> {
  const name = node.attributes.find((entry) => entry.type === 'mdxJsxAttribute' && entry.name === 'name')?.value;
  if (typeof name !== 'string' || !/^[a-z0-9-]+$/.test(name))
    throw new Error('<Diagram> needs name="…" of a file in website/diagrams.');
  const shown = `diagrams/${name}.svg`;
  const svg = await readText(path.join(options.diagramsDir, `${name}.svg`), shown);
  try {
    node.attributes.push(attribute('svg', checkDiagram(name, svg)));
  } catch (error) {
    throw new Error(`${shown}: ${(error as Error).message}`, {cause: error});
  }
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
