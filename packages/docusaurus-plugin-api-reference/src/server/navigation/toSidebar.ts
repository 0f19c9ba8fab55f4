import type {SidebarData} from '../../view';
import {fileNameOf, type NamespaceTopics} from '../reading/readTopics';

/** Returns the api sidebar: docs, then namespaces with topics and types. */
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
