import path from 'node:path';
import {factsPath} from 'api-extractor/factsPath';
import {namespacePath, typePath, type TypeFacts} from 'api-model';
import type {ApiModel} from './ApiModel';
import type {ApiOptions} from './options';
import type {RemovedType} from './reading/readRemovedTypes';
import type {WordsLookup} from './words/linkWords';

type Source = readonly [address: string, files: readonly string[]];

/** Returns the source files of each page, by its address. A change to one of them is a change to the page. */
export function pageSources(
  {topics, words}: Pick<ApiModel, 'topics' | 'words'>,
  removed: readonly Pick<RemovedType, 'type' | 'factsFile' | 'words'>[],
  {data}: Pick<ApiOptions, 'data'>,
): ReadonlyMap<string, readonly string[]> {
  const {factsDir, topicsFile, rootDir} = data.files;
  const described = (description: {readonly position: {readonly file: string}} | undefined): readonly string[] =>
    description ? [path.join(rootDir, description.position.file)] : [];
  const typeSource = (type: TypeFacts, factsFile: string, {types}: Pick<WordsLookup, 'types'>): Source => [
    typePath(type),
    [factsFile, ...described(types.get(type.id)?.description)],
  ];
  return new Map([
    ...topics.flatMap((namespace): readonly Source[] => [
      [namespacePath(namespace.name), [topicsFile, ...described(words.namespaces.get(namespace.name))]],
      ...namespace.topics
        .flatMap(({types}) => types)
        .map((type) => typeSource(type, path.join(factsDir, factsPath(type)), words)),
    ]),
    ...removed.map((one) => typeSource(one.type, one.factsFile, one.words)),
  ]);
}
