import type {GlobalDoc, GlobalPluginData, GlobalVersion} from '@docusaurus/plugin-content-docs/client';
import type {LinkLikeNavbarItemProps} from '@theme/NavbarItem';

/** Whether a navbar item is for docs and active on the doc at this address. */
export function leadsToOpenDoc(
  item: LinkLikeNavbarItemProps,
  pathname: string,
  plugins: Readonly<Record<string, GlobalPluginData>>,
): boolean {
  if (item.type !== 'doc' && item.type !== 'docSidebar' && item.type !== 'docsVersion') return false;
  const {versions} = plugins[item.docsPluginId ?? 'default'] ?? {versions: []};
  return versions.some((version) => {
    const open = version.docs.find(({path}) => withoutSlash(path) === withoutSlash(pathname));
    return open !== undefined && isActive(item, open, version);
  });
}

type DocsItem = Extract<LinkLikeNavbarItemProps, {readonly type: 'doc' | 'docSidebar' | 'docsVersion'}>;

/** Decides as the items themselves do: an item for a doc is active in the whole sidebar of its doc. */
function isActive(item: DocsItem, open: GlobalDoc, {docs, mainDocId}: GlobalVersion): boolean {
  if (item.type === 'docsVersion') return open.id === mainDocId;
  if (item.type === 'docSidebar') return open.sidebar === item.sidebarId;
  const sidebar = docs.find(({id}) => id === item.docId)?.sidebar;
  return open.id === item.docId || (sidebar !== undefined && open.sidebar === sidebar);
}

const withoutSlash = (path: string): string => path.replace(/\/$/, '');
