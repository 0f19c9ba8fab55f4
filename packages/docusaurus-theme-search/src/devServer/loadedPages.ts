import type {BlogContent} from '@docusaurus/plugin-content-blog';
import type {LoadedContent} from '@docusaurus/plugin-content-docs';
import type {AllContent} from '@docusaurus/types';
import {docsPluginName} from '../server/docsVersions';
import {releaseIn, type ReadPage} from '../server/readPage';
import type {Sections} from '../server/readSections';

type Sidebar = LoadedContent['loadedVersions'][number]['sidebars'][string];

/** A page that Docusaurus has loaded but not rendered. */
export interface LoadedPage {
  /** With the site's base. */
  readonly address: string;
  /** Path of its source, with `@site`; a category's generated page has none. */
  readonly source?: string;
  readonly page: Omit<ReadPage, keyof Sections>;
}

/** Lists the docs, the generated pages of their categories, and the posts. */
export function loadedPages(content: AllContent): readonly LoadedPage[] {
  const docs = Object.entries(content[docsPluginName] ?? {}) as [string, LoadedContent][];
  const blogs = Object.entries(content['docusaurus-plugin-content-blog'] ?? {}) as [string, BlogContent][];
  return [
    ...docs.flatMap(([id, {loadedVersions}]) => loadedVersions.flatMap((version) => docPages(version, id))),
    ...blogs.flatMap(([id, {blogPosts}]) => blogPosts.map((post) => postPage(post, id))),
  ];
}

function docPages(
  {versionName: version, docs, sidebars}: LoadedContent['loadedVersions'][number],
  pluginId: string,
): readonly LoadedPage[] {
  const common = {kind: 'docs', version, pluginId} as const;
  /** The labels of the categories around each doc, by its id. */
  const parents = new Map<string, readonly string[]>();
  const categories: LoadedPage[] = [];
  const visit = (items: Sidebar, breadcrumbs: readonly string[]): void => {
    for (const item of items) {
      if (item.type === 'doc') parents.set(item.id, breadcrumbs);
      if (item.type !== 'category') continue;
      const {label, link} = item;
      if (link?.type === 'doc') parents.set(link.id, breadcrumbs);
      else if (link) {
        const {permalink: address, title = label, description = item.description ?? ''} = link;
        categories.push({address, page: {...common, title, description, keywords: [], breadcrumbs}});
      }
      visit(item.items, [...breadcrumbs, label]);
    }
  };
  for (const sidebar of Object.values(sidebars)) visit(sidebar, []);
  const pages = docs.map(({id, permalink: address, source, title, description, frontMatter: {keywords = []}}) => {
    const breadcrumbs = parents.get(id) ?? [];
    return {address, source, page: {...common, title, description, keywords, breadcrumbs}};
  });
  return [...pages, ...categories];
}

function postPage({metadata}: BlogContent['blogPosts'][number], pluginId: string): LoadedPage {
  const {permalink: address, source, title, description, frontMatter, tags} = metadata;
  const release = releaseIn(tags.map(({label}) => label));
  return {
    address,
    source,
    page: {
      ...{kind: 'blog', pluginId, title, description, keywords: frontMatter.keywords ?? [], breadcrumbs: []},
      ...(release !== undefined && {release}),
    },
  };
}
