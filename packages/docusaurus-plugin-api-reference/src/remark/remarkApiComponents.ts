import type {Root} from 'mdast';
import {attributeOf, findComponents, giveAttributes, importComponents} from 'remark-page-components';
import type {Attributes, PageComponent} from 'remark-page-components';
import type {VFile} from 'vfile';
import {addBase} from '../server/addBase';
import {renderAllReleases, renderRelease} from '../changes/renderRelease';
import {ApiSources, type ApiComponentsOptions} from './ApiSources';

export type {ApiComponentsOptions} from './ApiSources';

/** The attributes that each component gets, by name. */
const components: Readonly<
  Record<string, (sources: ApiSources, node: PageComponent) => Promise<Readonly<Record<string, string>>>>
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
  ApiFile: () => Promise.resolve({}),
  ApiCompare: async (sources) => ({releases: (await sources.changes()).releases.join(' ')}),
};

/**
 * Remark plugin that gives the components of the API reference their data when a page is compiled. It adds the imports of
 * the page's components, so that no other page loads them. Fails with the page's path and line when the data is wrong.
 */
export function remarkApiComponents(options: ApiComponentsOptions) {
  const sources = sourcesFor(options);
  return async (tree: Root, file: VFile): Promise<void> => {
    const found = findComponents(tree, Object.keys(components));
    await Promise.all(
      found.map((node) => giveAttributes(node, file, 'api-components', () => attributesFor(node, sources, options))),
    );
    importComponents(tree, found);
  };
}

const known = new Map<string, ApiSources>();

/** Returns the same sources for all pages, because each kind of page creates a plugin of its own. */
function sourcesFor(options: ApiComponentsOptions): ApiSources {
  const key = JSON.stringify(options);
  const sources = known.get(key) ?? new ApiSources(options);
  known.set(key, sources);
  return sources;
}

async function attributesFor(
  node: PageComponent,
  sources: ApiSources,
  {baseUrl = '/'}: ApiComponentsOptions,
): Promise<Attributes> {
  const data = (await components[node.name ?? '']?.(sources, node)) ?? {};
  return Object.fromEntries(Object.entries(data).map(([name, value]) => [name, addBase(value, baseUrl)]));
}

function releaseOf(node: PageComponent): string {
  const release = attributeOf(node, 'release');
  if (release === undefined) throw new Error('<ApiChanges> needs release="…", the release whose changes it shows.');
  return release;
}
