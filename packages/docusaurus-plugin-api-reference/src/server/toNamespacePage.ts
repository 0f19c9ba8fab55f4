import type {TypeFacts} from 'api-model';
import type {FamilyNode, NamespacePageView} from '../view';
import type {ApiModel} from './ApiModel';
import {namespaceLink} from './links';
import type {NamespaceTopics} from './readTopics';
import {inlineHtml, renderWords} from './renderWords';
import {toCaptureCards} from './toCaptureCards';
import {toDescendants} from './toFamily';
import {toTypeListItem} from './toTypePage';

/** A namespace: its types by topic, then its families. */
export async function toNamespacePage({name, topics}: NamespaceTopics, api: ApiModel): Promise<NamespacePageView> {
  const description = api.words.namespaces.get(name);
  const types = topics.flatMap((topic) => topic.types);
  return {
    page: 'namespace',
    name,
    assembly: types[0]?.assembly ?? '',
    ...(description && {summaryHtml: inlineHtml(description.summary)}),
    remarks: description ? await renderWords(description.remarks, description.position.file, api.samples, 2) : [],
    topics: topics.map((topic) => ({
      id: topic.slug,
      title: topic.name,
      summary: topic.summary,
      types: topic.types.map((type) => toTypeListItem(type, api)),
      captures: toCaptureCards(
        api.captures.own.filter(({type}) => topic.types.includes(type)),
        api,
      ),
    })),
    families: families(types, api),
    namespaces: api.topics
      .filter((other) => other.name.toLowerCase().startsWith(`${name.toLowerCase()}.`))
      .map((other) => namespaceLink(other.name)),
  };
}

/** Types from which others derive and whose own base stands elsewhere, the largest families first. */
function families(types: readonly TypeFacts[], {linked}: ApiModel): readonly FamilyNode[] {
  const here = new Set(types.map(({id}) => id));
  return types
    .filter((type) => type.kind === 'class' && linked.derivedTypes(type.id).length > 0)
    .filter((type) => !linked.baseChain(type).some(({id}) => here.has(id)))
    .map((type) => toDescendants(type, linked))
    .sort((a, b) => size(b) - size(a));
}

function size({children}: FamilyNode): number {
  return children.reduce((sum, child) => sum + size(child), 1);
}
