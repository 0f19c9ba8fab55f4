import type {SidebarData} from '../view';
import {fileNameOf, type NamespaceTopics} from './readTopics';

/** The api sidebar: docs, then namespace, topic, type. */
export function toSidebar(
  base: string,
  pages: SidebarData['pages'],
  namespaces: readonly NamespaceTopics[],
): SidebarData {
  return {
    base,
    pages,
    namespaces: namespaces.map(({name, topics}) => ({
      name,
      topics: topics.map((topic) => ({name: topic.name, slug: topic.slug, types: topic.types.map(fileNameOf)})),
    })),
  };
}
