import {bindDescriptions, nameSnapshot, type ApiNames, type BoundDescriptions} from 'api-descriptions';
import {loadDescriptions} from 'api-descriptions/load';
import {loadSnapshot} from 'api-extractor/loadSnapshot';
import type {CapturesOptions} from 'docusaurus-plugin-captures';
import {readCurves} from 'docusaurus-plugin-captures/curves';
import type {CurveView} from 'docusaurus-plugin-captures/view';
import type {ChangesData} from '../changes/changesData';
import type {KnownIds} from '../server/addresses/identifierAddress';
import {behaviorChanges} from '../server/changes/behaviorChanges';
import {toChangesData} from '../server/changes/toChangesData';
import {isEnumMember, readExternalIdentifiers} from '../server/reading/externalIdentifiers';
import {readHistory, type ApiHistory} from '../server/reading/readHistory';
import {readTopics, type NamespaceTopics} from '../server/reading/readTopics';
import {readTypeCaptures, type TypeCaptures} from '../server/reading/readTypeCaptures';
import {once} from './once';

/** Where the API's data is, as absolute paths. */
export interface ApiFiles {
  readonly factsDir: string;
  readonly historyDir: string;
  readonly descriptionsDir: string;
  /** Types grouped by topic. */
  readonly topicsFile: string;
  /** Entry points by task. */
  readonly tasksFile: string;
  /** The curves of easings, as the engine computes them; without it none are drawn. */
  readonly curvesFile?: string;
  /** The file that keeps the parsed descriptions for the next build; without it each build parses them. */
  readonly descriptionsCache?: string;
  /** The output of `npm run samples:bind`; without it the identifiers of other libraries are unknown. */
  readonly samplesDir?: string;
  /** The folder that paths in problems are relative to. */
  readonly rootDir: string;
  /** The captures of types; without it there are none. */
  readonly captures?: CapturesOptions;
}

/** What the files say. Each part is read when it is first needed, and only once. */
export interface ApiReading {
  readonly names: () => Promise<ApiNames>;
  readonly history: () => Promise<ApiHistory>;
  /** The descriptions with the problems of reading and binding them. Their names are not linked yet. */
  readonly words: () => Promise<BoundDescriptions>;
  /** The changes of all releases, with the notes of descriptions. */
  readonly changes: () => Promise<ChangesData>;
  readonly captures: () => Promise<TypeCaptures>;
  readonly topics: () => Promise<readonly NamespaceTopics[]>;
  /** The curves of easings by the easings' full names. */
  readonly curves: () => ReadonlyMap<string, CurveView>;
  /** The documentation ids that samples may refer to. */
  readonly knownIds: () => Promise<KnownIds>;
}

/** @param kept The parts of an earlier reading whose files have not changed since. */
export function readApi(
  files: ApiFiles,
  {
    names = once(async () => nameSnapshot(await loadSnapshot(files.factsDir))),
    history = once(() => readHistory(files.historyDir)),
  }: Partial<Pick<ApiReading, 'names' | 'history'>> = {},
): ApiReading {
  const types = async () => (await names()).linked.snapshot.types;
  const words = once(async () => {
    const {descriptions, problems} = await loadDescriptions(
      files.descriptionsDir,
      files.rootDir,
      files.descriptionsCache,
    );
    const bound = bindDescriptions(descriptions, await names(), (await history()).changes);
    return {...bound, problems: [...problems, ...bound.problems]};
  });
  return {
    names,
    history,
    words,
    changes: once(async () => {
      const past = await history();
      return toChangesData(past, await types(), behaviorChanges(await words(), await names(), past.releases));
    }),
    captures: once(async () => readTypeCaptures(files.captures, await types())),
    topics: once(async () => readTopics(files.topicsFile, await types())),
    curves: once(() => (files.curvesFile === undefined ? new Map() : readCurves(files.curvesFile))),
    knownIds: once(async () => toKnownIds(await names(), files.samplesDir)),
  };
}

function toKnownIds({linked, namespaces}: ApiNames, samplesDir: string | undefined): KnownIds {
  const external = samplesDir === undefined ? {} : readExternalIdentifiers(samplesDir);
  return {
    own: new Set(linked.snapshot.types.flatMap(({id, members = []}) => [id, ...members.map((member) => member.id)])),
    namespaces: new Set(namespaces.map((name) => `N:${name}`)),
    enumMembers: new Set(
      Object.entries(external).flatMap(([id, identifier]) => (isEnumMember(identifier) ? [id] : [])),
    ),
  };
}
