import fs from 'node:fs';
import path from 'node:path';
import {bindDescriptions, formatProblem, nameSnapshot, type ApiNames, type BoundDescriptions} from 'api-descriptions';
import {loadDescriptions} from 'api-descriptions/load';
import {factsPath} from 'api-extractor/factsPath';
import {loadTypes} from 'api-extractor/loadSnapshot';
import {compareText, tagOf, type Lifetimes, type TypeFacts} from 'api-model';

/** Where removed types are, as absolute paths. */
export interface RemovedFolders {
  /** The history, with the facts of removed types. */
  readonly historyDir: string;
  /** Their descriptions; without it they are not read. */
  readonly removedDir?: string | undefined;
  /** The folder that paths in problems are relative to. */
  readonly rootDir: string;
}

export interface RemovedType {
  readonly type: TypeFacts;
  /** The absolute path of its facts. */
  readonly factsFile: string;
  /** The names of its last release, which include the type and have the sources of that tag. */
  readonly names: ApiNames;
  /** The descriptions of all removed types. Their names are not linked yet. */
  readonly words: BoundDescriptions;
}

/**
 * Reads the removed types with their descriptions. Their pages keep their addresses, but no list, sidebar or machine form
 * contains them. Throws when a description does not match the facts.
 */
export async function readRemovedTypes(
  {historyDir, removedDir, rootDir}: RemovedFolders,
  current: ApiNames,
  {lifetimes}: Pick<Lifetimes, 'lifetimes'>,
): Promise<readonly RemovedType[]> {
  const folder = path.join(historyDir, 'removed');
  if (removedDir === undefined || !fs.existsSync(folder)) return [];
  const removed = await loadTypes(folder);
  const {manifest, types} = current.linked.snapshot;
  const all = [...types, ...removed].toSorted((a, b) => compareText(a.id, b.id));
  const loaded = await loadDescriptions(removedDir, rootDir);
  const words = bindDescriptions(loaded.descriptions, nameSnapshot({manifest, types: all}), []);
  const problems = [...loaded.problems, ...words.problems];
  if (problems.length > 0)
    throw new Error(`Problems in the descriptions of removed types:\n${problems.map(formatProblem).join('\n')}`);
  return removed.map((type) => {
    const until = lifetimes[type.id]?.until;
    const tag = until === undefined ? manifest.tag : tagOf(until);
    return {
      type,
      factsFile: path.join(folder, factsPath(type)),
      names: nameSnapshot({manifest: {...manifest, tag}, types: all}),
      words,
    };
  });
}
