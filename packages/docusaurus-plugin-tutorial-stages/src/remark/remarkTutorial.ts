import path from 'node:path';
import type {ImportDeclaration} from 'estree';
import type {Root} from 'mdast';
import type {MdxJsxFlowElement, MdxJsxTextElement} from 'mdast-util-mdx-jsx';
import type {MdxjsEsm} from 'mdast-util-mdxjs-esm';
import {visit} from 'unist-util-visit';
import type {VFile} from 'vfile';
import type {TutorialOptions} from '../options';
import {listParts} from '../server/listParts';
import {toStageView} from '../server/toStageView';

type Element = MdxJsxFlowElement | MdxJsxTextElement;
type Attributes = Readonly<Record<string, string>>;

/** What each component is given besides what the page says: its attributes by name. */
const components: Readonly<
  Record<string, (node: Element, file: VFile, options: TutorialOptions) => Promise<Attributes> | Attributes>
> = {
  Stage: async (node, _file, options) => ({
    view: JSON.stringify(await toStageView(attributeOf(node, 'name'), options)),
  }),
  TutorialProgress: async (_node, _file, options) => ({view: JSON.stringify(await listParts(options))}),
  PartDone: (_node, file, options) => ({page: partPage(file, options)}),
  Exercise: (node) => {
    attributeOf(node, 'title');
    return {};
  },
  Solution: () => ({}),
  Checkpoint: () => ({}),
};

/**
 * Remark plugin: the tutorial's components get what they show while the page is compiled, and the page imports those that
 * it names, so that no other page loads them. What is wrong fails with the page's path and line.
 */
export function remarkTutorial(options: TutorialOptions) {
  return async (tree: Root, file: VFile): Promise<void> => {
    const found: Element[] = [];
    visit(tree, (node) => {
      if (isElement(node) && node.name !== null && Object.hasOwn(components, node.name)) found.push(node);
    });
    await Promise.all(found.map((node) => giveData(node, file, options)));
    for (const name of new Set(found.map((node) => node.name ?? '')))
      tree.children.unshift(importOf(`@theme/${name}`, name), importOf(`@theme/${name}/effects`));
  };
}

function isElement(node: Root | Root['children'][number]): node is Element {
  return node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement';
}

async function giveData(node: Element, file: VFile, options: TutorialOptions): Promise<void> {
  try {
    const data = await components[node.name ?? '']?.(node, file, options);
    for (const [name, value] of Object.entries(data ?? {}))
      node.attributes.push({type: 'mdxJsxAttribute', name, value});
  } catch (error) {
    const place = node.position ? `${file.path}:${node.position.start.line}` : file.path;
    file.fail(`${place}: ${(error as Error).message}`, node, 'tutorial');
  }
}

function attributeOf(node: Element, name: string): string {
  const value = node.attributes.find((entry) => entry.type === 'mdxJsxAttribute' && entry.name === name)?.value;
  if (typeof value !== 'string' || value.trim() === '') throw new Error(`<${node.name ?? ''}> needs ${name}="…".`);
  return value;
}

/** The page that the component stands on, if it is one of the tutorial's parts. */
function partPage(file: VFile, {parts}: TutorialOptions): string {
  const page = path.basename(file.path, '.mdx');
  if (!parts.some((part) => part.page === page))
    throw new Error(`<PartDone> belongs on the page of a part: ${parts.map((part) => part.page).join(', ')}.`);
  return page;
}

/**
 * `import Stage from '@theme/Stage'` or, for what a component needs to have happened, `import '@theme/Stage/effects'`, as
 * MDX has it after parsing. They are apart because an article's text, and with it the components, is taken out of what
 * the browser loads; styles and scripts have to stay.
 */
function importOf(source: string, name?: string): MdxjsEsm {
  const declaration: ImportDeclaration = {
    type: 'ImportDeclaration',
    specifiers: name === undefined ? [] : [{type: 'ImportDefaultSpecifier', local: {type: 'Identifier', name}}],
    source: {type: 'Literal', value: source, raw: JSON.stringify(source)},
    attributes: [],
  };
  const value = `import ${name === undefined ? '' : `${name} from `}'${source}'`;
  return {type: 'mdxjsEsm', value, data: {estree: {type: 'Program', sourceType: 'module', body: [declaration]}}};
}
