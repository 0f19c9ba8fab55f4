import type {Root} from 'mdast';
import {addAttributes, attributeOf, findComponents, importComponents} from 'remark-page-components';
import type {Attributes, PageComponent} from 'remark-page-components';
import type {VFile} from 'vfile';
import {renderAllReleases, renderRelease} from '../changes/renderRelease';
import type {ApiData} from '../data/apiData';
import type {ApiReading} from '../data/readApi';
import {addBase} from '../server/addresses/addBase';
import {areasView, galleryCards, indexView, tasksView} from './componentViews';

export interface ApiComponentsOptions {
  readonly data: ApiData;
  /** The site's base URL; `/` by default. */
  readonly baseUrl?: string;
}

/** The attributes that each component gets, by name. */
const components: Readonly<
  Record<string, (reading: ApiReading, node: PageComponent, data: ApiData) => Promise<Readonly<Record<string, string>>>>
> = {
  ApiIndex: async (reading) => ({view: JSON.stringify(await indexView(reading))}),
  ApiTasks: async (reading, _node, {files}) => ({view: JSON.stringify(await tasksView(reading, files.tasksFile))}),
  ApiAreas: async (reading) => ({view: JSON.stringify(await areasView(reading))}),
  ApiChanges: async (reading, node) => ({html: renderRelease(await reading.changes(), releaseOf(node))}),
  ApiReleases: async (reading) => ({html: renderAllReleases(await reading.changes())}),
  ApiGallery: async (reading, node) => ({
    cards: JSON.stringify(await galleryCards(reading, attributeOf(node, 'group'))),
  }),
  ApiGalleryFilter: async (reading) => ({count: String((await reading.captures()).own.length)}),
  ApiFile: () => Promise.resolve({}),
  ApiCompare: async (reading) => ({releases: (await reading.changes()).releases.join(' ')}),
};

/**
 * Remark plugin that gives the components of the API reference their data when a page is compiled. It adds the imports of
 * the page's components, so that no other page loads them. Fails with the page's path and line when the data is wrong.
 */
export function remarkApiComponents(options: ApiComponentsOptions) {
  return async (tree: Root, file: VFile): Promise<void> => {
    const found = findComponents(tree, Object.keys(components));
    const firstGallery = found.find(({name}) => name === 'ApiGallery');
    await Promise.all(
      found.map((node) =>
        addAttributes(node, file, 'api-components', async () => ({
          ...(await attributesFor(node, options)),
          ...(node === firstGallery && {hasFirstPicture: true}),
        })),
      ),
    );
    importComponents(tree, found);
  };
}

async function attributesFor(node: PageComponent, {data, baseUrl = '/'}: ApiComponentsOptions): Promise<Attributes> {
  const attributes = (await components[node.name ?? '']?.(data.current(), node, data)) ?? {};
  return Object.fromEntries(Object.entries(attributes).map(([name, value]) => [name, addBase(value, baseUrl)]));
}

function releaseOf(node: PageComponent): string {
  const release = attributeOf(node, 'release');
  if (release === undefined) throw new Error('<ApiChanges> needs release="…", the release whose changes it shows.');
  return release;
}
