import {namespacePath} from 'api-model';
import type {AreasView} from '../overview';
import type {NamespaceTopics} from '../server/reading/readTopics';

/** Returns namespaces and their topics, each with the number of its types and the address of their list. */
export function toAreasView(namespaces: readonly NamespaceTopics[]): AreasView {
  return {
    namespaces: namespaces.map(({name, topics}) => ({
      link: {text: name, href: namespacePath(name)},
      count: topics.reduce((sum, {types}) => sum + types.length, 0),
      topics: topics.map((topic) => ({
        link: {text: topic.name, href: `${namespacePath(name)}#${topic.slug}`},
        summary: topic.summary,
        count: topic.types.length,
      })),
    })),
  };
}
