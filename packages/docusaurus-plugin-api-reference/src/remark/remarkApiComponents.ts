import type {ImportDeclaration} from 'estree';
import type {Root} from 'mdast';
import type {MdxJsxFlowElement} from 'mdast-util-mdx-jsx';
import type {MdxjsEsm} from 'mdast-util-mdxjs-esm';
import {visit} from 'unist-util-visit';
import type {VFile} from 'vfile';
import {renderAllReleases, renderRelease} from '../changes/renderRelease';
import {ApiSources, type ApiComponentsOptions} from './ApiSources';

export type {ApiComponentsOptions} from './ApiSources';

/** What each component is given: its attributes by name. */
const components: Readonly<
  Record<string, (sources: ApiSources, node: MdxJsxFlowElement) => Promise<Readonly<Record<string, string>>>>
> = {
  ApiIndex: async (sources) => ({view: JSON.stringify(await sources.index())}),
  ApiTasks: async (sources) => ({view: JSON.stringify(await sources.tasks())}),
  ApiAreas: async (sources) => ({view: JSON.stringify(await sources.areas())}),
  ApiChanges: async (sources, node) => ({html: renderRelease(await sources.changes(), releaseOf(node))}),
  ApiReleases: async (sources) => ({html: renderAllReleases(await sources.changes())}),
  ApiGallery: async (sources, node) => ({
    cards: JSON.stringify(await sources.gallery(attributeOf(node, 'part') ?? '')),
  }),
  ApiGalleryFilter: async (sources) => ({count: String((await sources.gallery()).length)}),
  ApiCompare: async (sources) => ({releases: (await sources.changes()).releases.join(' ')}),
};

/**
 * Remark plugin: the components of the API reference get what they show while the page is compiled, and the page imports
 * those that it names, so that no other page loads them. Data that is wrong fails with the page's path and line.
 */
export function remarkApiComponents(options: ApiComponentsOptions) {
  const sources = sourcesFor(options);
  return async (tree: Root, file: VFile): Promise<void> => {
    const found: MdxJsxFlowElement[] = [];
    visit(tree, 'mdxJsxFlowElement', (node: MdxJsxFlowElement) => {
      if (node.name !== null && node.name in components) found.push(node);
    });
    await Promise.all(found.map((node) => giveData(node, file, sources)));
    for (const name of new Set(found.map((node) => node.name ?? ''))) tree.children.unshift(importOf(name));
  };
}

const known = new Map<string, ApiSources>();

/** One for all pages: each kind of page makes a plugin of its own. */
function sourcesFor(options: ApiComponentsOptions): ApiSources {
  const key = JSON.stringify(options);
  const sources = known.get(key) ?? new ApiSources(options);
  known.set(key, sources);
  return sources;
}

async function giveData(node: MdxJsxFlowElement, file: VFile, sources: ApiSources): Promise<void> {
  try {
    const data = await components[node.name ?? '']?.(sources, node);
    for (const [name, value] of Object.entries(data ?? {}))
      node.attributes.push({type: 'mdxJsxAttribute', name, value});
  } catch (error) {
    const place = node.position ? `${file.path}:${node.position.start.line}` : file.path;
    file.fail(`${place}: ${(error as Error).message}`, node, 'api-components');
  }
}

function releaseOf(node: MdxJsxFlowElement): string {
  const release = attributeOf(node, 'release');
  if (release === undefined) throw new Error('<ApiChanges> needs release="…", the release whose changes it shows.');
  return release;
}

function attributeOf(node: MdxJsxFlowElement, name: string): string | undefined {
  const value = node.attributes.find((entry) => entry.type === 'mdxJsxAttribute' && entry.name === name)?.value;
  return typeof value === 'string' ? value : undefined;
}

/** `import ApiIndex from '@theme/ApiIndex'`, as MDX has it after parsing. */
function importOf(name: string): MdxjsEsm {
  const source = `@theme/${name}`;
  const declaration: ImportDeclaration = {
    type: 'ImportDeclaration',
    specifiers: [{type: 'ImportDefaultSpecifier', local: {type: 'Identifier', name}}],
    source: {type: 'Literal', value: source, raw: JSON.stringify(source)},
    attributes: [],
  };
  const estree = {type: 'Program', sourceType: 'module', body: [declaration]} as const;
  return {type: 'mdxjsEsm', value: `import ${name} from '${source}'`, data: {estree: {...estree, body: [declaration]}}};
}
