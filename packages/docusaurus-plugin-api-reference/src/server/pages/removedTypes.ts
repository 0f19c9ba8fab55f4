import fs from 'node:fs';
import path from 'node:path';
import {bindDescriptions, formatProblem, nameSnapshot} from 'api-descriptions';
import {loadDescriptions} from 'api-descriptions/load';
import {loadTypes} from 'api-extractor/loadSnapshot';
import {compareText, tagOf, type TypeFacts} from 'api-model';
import type {ApiModel} from '../ApiModel';
import {linkWords} from '../words/linkWords';
import type {ApiOptions} from '../options';

export interface RemovedType {
  readonly type: TypeFacts;
  /** The model of its last release, which includes the type and has the sources of that tag. */
  readonly model: ApiModel;
}

/**
 * Loads the removed types with their descriptions. Their pages keep their addresses, but no list, sidebar or machine form
 * contains them. Throws when a description does not match the facts.
 */
export async function loadRemovedTypes(
  model: ApiModel,
  {data, removedDir}: Pick<ApiOptions, 'data' | 'removedDir'>,
): Promise<readonly RemovedType[]> {
  const folder = path.join(data.files.historyDir, 'removed');
  if (removedDir === undefined || !fs.existsSync(folder)) return [];
  const types = await loadTypes(folder);
  const {manifest, types: current} = model.linked.snapshot;
  const names = nameSnapshot({manifest, types: [...current, ...types].toSorted((a, b) => compareText(a.id, b.id))});
  const loaded = await loadDescriptions(removedDir, data.files.rootDir);
  const words = bindDescriptions(loaded.descriptions, names, []);
  const problems = [...loaded.problems, ...words.problems];
  if (problems.length > 0) throw new Error(`Words about removed types:\n${problems.map(formatProblem).join('\n')}`);
  return types.map((type) => {
    const until = model.history.lifetimes[type.id]?.until;
    const tag = until === undefined ? manifest.tag : tagOf(until);
    const atTag = nameSnapshot({...names.linked.snapshot, manifest: {...manifest, tag}});
    return {type, model: {...model, linked: atTag.linked, names: atTag, words: linkWords(words, atTag)}};
  });
}
