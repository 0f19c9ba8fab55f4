import {normalizeUrl} from '@docusaurus/utils';
import {formatProblem, type BoundDescriptions, type TypeDescription} from 'api-descriptions';
import {kindText, namespacePath, typePath, type TypeFacts} from 'api-model';
import type {ApiPage, ApiPageMetadata, ApiPageView, SidebarData} from '../view';
import type {ApiModel, PageModel} from './ApiModel';
import {cachePages} from './cachePages';
import {toSidebar} from './navigation/toSidebar';
import type {ApiOptions} from './options';
import {toContents} from './pages/toContents';
import {toNamespacePage} from './pages/toNamespacePage';
import {toTypePage} from './pages/toTypePage';
import {pageSources} from './pageSources';
import {findMentions} from './reading/findMentions';
import {findTypeUses} from './reading/findTypeUses';
import type {InputsFingerprint} from './reading/fingerprintInputs';
import {readMemberGroups} from './reading/readMemberGroups';
import {readPages} from './reading/readPages';
import {placesFinder, type Places} from './reading/readPlaces';
import {readRemovedTypes, type RemovedType} from './reading/readRemovedTypes';
import type {NamespaceTopics} from './reading/readTopics';
import {linkWords} from './words/linkWords';
import {plainText, wordsRenderer} from './words/renderWords';

/** Everything that the plugin adds to the site. */
export interface ApiSite {
  readonly model: ApiModel;
  readonly base: string;
  readonly pages: readonly ApiPage[];
  readonly sidebar: SidebarData;
  /** The source files of each page, by its address. */
  readonly sources: ReadonlyMap<string, readonly string[]>;
}

/** The site that the pages are for, and what they document. */
export interface ApiPagesContext {
  /** The address of the reference: `/docs/api/` below the site's base URL, like the addresses in the plugin's options. */
  readonly base: string;
  readonly baseUrl: string;
  /** What is documented. */
  readonly product: string;
}

/**
 * Returns a function that builds all pages from the newest reading. It keeps what the next call can use again. It throws
 * with file and line when facts, descriptions or topics are inconsistent.
 */
export function apiPagesBuilder(
  options: ApiOptions,
  context: ApiPagesContext,
): (inputs: InputsFingerprint) => Promise<ApiSite> {
  const keep = cachePages<ApiPage>();
  let fixed: {readonly inputs: string; readonly model: FixedModel} | undefined;
  return async (inputs) => {
    if (fixed?.inputs !== inputs.others)
      fixed = {inputs: inputs.others, model: await loadFixedModel(options, context.product)};
    const model = await addWords(fixed.model, options);
    const sources = {inputs: [fixed.model, model.places], words: model.words};
    const pages = model.topics.flatMap((namespace) => [
      keep(namespace.name, sources, (words) => namespacePage(namespace, {...model, words})),
      ...namespace.topics.flatMap(({types}) =>
        types.map((type) => keep(type.id, sources, (words) => typePage(type, {...model, words}))),
      ),
    ]);
    return toSite(await Promise.all(pages), model, options, context);
  };
}

/** Adds the pages of removed types, and links each page to its neighbors. */
async function toSite(
  made: readonly ApiPage[],
  model: ApiModel,
  options: ApiOptions,
  {base, baseUrl}: ApiPagesContext,
): Promise<ApiSite> {
  const pages = linkNeighbors(
    made.slice(0, options.limit).map((page) => addBaseToPage(page, baseUrl)),
    options.intro,
  );
  const folders = {...options.data.files, removedDir: options.removedDir};
  const removed = await readRemovedTypes(folders, model.names, model.history);
  const removedPages = await Promise.all(removed.map((one) => typePage(one.type, withRemoved(model, one))));
  return {
    model,
    base,
    pages: [...pages, ...removedPages.map((page) => addBaseToPage(page, baseUrl))],
    sidebar: toSidebar(base, options.pages, model.topics),
    sources: new Map(
      [...pageSources(model, removed, options)].map(([address, files]) => [normalizeUrl([baseUrl, address]), files]),
    ),
  };
}

/** What doesn't depend on descriptions. */
interface FixedModel extends Omit<ApiModel, 'words' | 'places'> {
  readonly findPlaces: (words: BoundDescriptions) => Places;
}

async function loadFixedModel(options: ApiOptions, product: string): Promise<FixedModel> {
  const reading = options.data.current();
  const [names, history, captures, topics, pages] = await Promise.all([
    reading.names(),
    reading.history(),
    reading.captures(),
    reading.topics(),
    readPages(options.mentioning),
  ]);
  const {types} = names.linked.snapshot;
  return {
    product,
    linked: names.linked,
    names,
    history,
    topics,
    memberGroups: options.membersFile === undefined ? new Map() : readMemberGroups(options.membersFile, types),
    uses: findTypeUses(names.linked),
    mentions: findMentions(pages, names),
    findPlaces: await placesFinder(options.data.files.samplesDir, {pages, names, samples: options.samples}),
    renderer: wordsRenderer(options.samples),
    captures,
    curves: reading.curves(),
    editUrl: options.editUrl,
  };
}

/** Adds the descriptions of the newest reading. Throws if they have problems. */
async function addWords({findPlaces, ...model}: FixedModel, {data}: ApiOptions): Promise<ApiModel> {
  const words = await data.current().words();
  const problems = words.problems.filter(({kind}) => kind !== 'stale');
  if (problems.length > 0) throw new Error(`Descriptions:\n${problems.map(formatProblem).join('\n')}`);
  return {...model, words: linkWords(words, model.names), places: findPlaces(words)};
}

/** Returns the model for the page of a removed type, which describes its last release. */
function withRemoved(model: ApiModel, {names, words}: RemovedType): ApiModel {
  return {...model, linked: names.linked, names, words: linkWords(words, names)};
}

async function typePage(type: TypeFacts, model: PageModel): Promise<ApiPage> {
  const view = await toTypePage(type, model);
  const description = model.words.types.get(type.id)?.description;
  return toPage(view, {
    title: `${view.name} ${kindText(type)}`,
    description: describe(description, `${view.name}, ${kindText(type)} of ${type.namespace} in ${model.product}.`),
    permalink: typePath(type),
    ...(description && {editUrl: model.editUrl + description.position.file}),
  });
}

async function namespacePage(namespace: NamespaceTopics, model: PageModel): Promise<ApiPage> {
  const description = model.words.namespaces.get(namespace.name);
  return toPage(await toNamespacePage(namespace, model), {
    title: `${namespace.name} namespace`,
    description: describe(description, `The namespace ${namespace.name} of ${model.product}.`),
    permalink: namespacePath(namespace.name),
    ...(description && {editUrl: model.editUrl + description.position.file}),
  });
}

/** Search engines ignore descriptions that are too short, so facts are appended to a shorter summary. */
const minDescriptionLength = 50;

function describe(words: Pick<TypeDescription, 'summary'> | undefined, facts: string): string {
  const summary = words ? plainText(words.summary) : '';
  return summary.length < minDescriptionLength ? `${summary} ${facts}`.trim() : summary;
}

function toPage(view: ApiPageView, metadata: Omit<ApiPageMetadata, 'id'>): ApiPage {
  const id = metadata.permalink.split('/').at(-1) ?? '';
  return {
    metadata: {id, ...metadata},
    toc: toContents(view),
    view,
  };
}

/** Puts a page's own address below the base URL; `pageModule` does so for the addresses in its content. */
function addBaseToPage({metadata, ...page}: ApiPage, baseUrl: string): ApiPage {
  return {...page, metadata: {...metadata, permalink: normalizeUrl([baseUrl, metadata.permalink])}};
}

/** Links each page to the previous and the next one, in the order of the sidebar. */
function linkNeighbors(
  pages: readonly ApiPage[],
  first: {readonly title: string; readonly permalink: string},
): readonly ApiPage[] {
  const neighbor = (page: ApiPage | undefined) => page && {title: page.view.name, permalink: page.metadata.permalink};
  return pages.map((page, index) => {
    const previous = index === 0 ? first : neighbor(pages[index - 1]);
    const next = neighbor(pages[index + 1]);
    return {...page, metadata: {...page.metadata, ...(previous && {previous}), ...(next && {next})}};
  });
}
