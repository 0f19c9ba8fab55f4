import type {PropSidebarItem, PropVersionMetadata} from '@docusaurus/plugin-content-docs';
import type {RouteConfig} from '@docusaurus/types';

/**
 * Removes the list of all docs with their descriptions from what every page of a version loads, and gives each category
 * page the descriptions of its own cards, because no other page shows them. The theme's category page passes them on.
 */
export function moveDescriptions(version: RouteConfig): RouteConfig {
  const metadata = version.props?.['version'] as PropVersionMetadata | undefined;
  if (!metadata) return version;
  const items = Object.values(metadata.docsSidebars).flat();
  return {...withCards(version, items, metadata.docs), props: {...version.props, version: {...metadata, docs: {}}}};
}

function withCards(
  route: RouteConfig,
  items: readonly PropSidebarItem[],
  docs: PropVersionMetadata['docs'],
): RouteConfig {
  const routes = route.routes?.map((each) => withCards(each, items, docs));
  const category = route.props?.['categoryGeneratedIndex'] as {readonly permalink: string} | undefined;
  if (!category) return {...route, ...(routes && {routes})};
  const ids = docsOf(category.permalink, items);
  const own = Object.fromEntries(Object.entries(docs).filter(([id]) => ids.has(id)));
  return {...route, props: {...route.props, categoryGeneratedIndex: {...category, docs: own}}};
}

/** The ids of the docs in the category with this address. */
function docsOf(permalink: string, items: readonly PropSidebarItem[]): ReadonlySet<string> {
  const found = categories(items).find(({href}) => href === permalink);
  return new Set(found?.items.flatMap((item) => (item.type === 'link' ? (item.docId ?? []) : [])));
}

type Category = Extract<PropSidebarItem, {type: 'category'}>;

function categories(items: readonly PropSidebarItem[]): Category[] {
  return items.flatMap((item) => (item.type === 'category' ? [item, ...categories(item.items)] : []));
}
