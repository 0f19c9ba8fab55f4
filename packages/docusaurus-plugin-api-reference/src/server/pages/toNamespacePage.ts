import type {NamespaceDescription} from 'api-descriptions';
import type {LinkedSnapshot, TypeFacts} from 'api-model';
import type {Paragraph} from 'mdast';
import type {FamilyNode, NamespacePageView, Words} from '../../view';
import {namespaceLink} from '../addresses/links';
import type {PageModel} from '../ApiModel';
import type {NamespaceTopics, Topic} from '../reading/readTopics';
import {inlineHtml, type WordsRenderer} from '../words/renderWords';
import {toCaptureCards} from './toCaptureCards';
import {toDescendants} from './toFamily';
import {toTypeListItem} from './toTypePage';

type NamespacePageSources = Pick<
  PageModel,
  'linked' | 'words' | 'history' | 'topics' | 'renderer' | 'captures' | 'curves'
>;

/** A namespace: its types by topic, then its families. */
export async function toNamespacePage(
  {name, topics}: NamespaceTopics,
  api: NamespacePageSources,
): Promise<NamespacePageView> {
  const description = api.words.namespaces.get(name);
  checkTopicWords(description, topics);
  const types = topics.flatMap((topic) => topic.types);
  return {
    page: 'namespace',
    name,
    assembly: types[0]?.assembly ?? '',
    ...(description && {summaryHtml: inlineHtml(description.summary)}),
    remarks: description ? await api.renderer.remarks(description.remarks, description.position.file, 2) : [],
    topics: await Promise.all(
      topics.map(async (topic) => ({
        id: topic.slug,
        title: topic.name,
        summary: topic.summary,
        words: await topicWords(topic.name, description, api.renderer),
        types: topic.types.map((type) => toTypeListItem(type, api)),
        captures: toCaptureCards(
          api.captures.own.filter(({type}) => topic.types.includes(type)),
          api,
        ),
      })),
    ),
    families: families(types, api.linked),
    namespaces: api.topics
      .filter((other) => other.name.toLowerCase().startsWith(`${name.toLowerCase()}.`))
      .map((other) => namespaceLink(other.name)),
  };
}

/** Throws with file and line when a description is about a topic that the namespace does not have. */
function checkTopicWords(description: NamespaceDescription | undefined, topics: readonly Topic[]): void {
  const known = topics.map(({name}) => name);
  const lost = description?.topics.find(({heading}) => !known.includes(heading));
  if (!lost) return;
  const {file, line} = lost.position;
  throw new Error(`${file}:${line}: there is no topic "${lost.heading}". The topics are: ${known.join(', ')}.`);
}

/** Renders the description of a topic, from the section with its name in the namespace's description. */
async function topicWords(
  name: string,
  description: NamespaceDescription | undefined,
  renderer: WordsRenderer,
): Promise<Words> {
  const words = description?.topics.find(({heading}) => heading === name);
  if (!words) return [];
  const opening: Paragraph = {type: 'paragraph', children: [...words.summary]};
  return renderer.remarks([opening, ...words.remarks], words.position.file);
}

/** Returns the trees of base classes whose own base is not in the namespace, the largest first. */
function families(types: readonly TypeFacts[], linked: LinkedSnapshot): readonly FamilyNode[] {
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
