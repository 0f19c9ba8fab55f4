import path from 'node:path';
import {factsPath} from 'api-extractor/factsPath';
import {namespacePath, typePath} from 'api-model';
import type {ApiModel} from './ApiModel';
import type {ApiOptions} from './options';

/** Returns the source files of each page, by its address. A change to one of them is a change to the page. */
export function pageSources(
  {topics, words}: Pick<ApiModel, 'topics' | 'words'>,
  {data, topicsFile}: Pick<ApiOptions, 'data' | 'topicsFile'>,
): ReadonlyMap<string, readonly string[]> {
  const {factsDir, rootDir} = data.files;
  const described = (description: {readonly position: {readonly file: string}} | undefined): readonly string[] =>
    description ? [path.join(rootDir, description.position.file)] : [];
  return new Map(
    topics.flatMap((namespace) => [
      [namespacePath(namespace.name), [topicsFile, ...described(words.namespaces.get(namespace.name))]] as const,
      ...namespace.topics
        .flatMap(({types}) => types)
        .map(
          (type) =>
            [
              typePath(type),
              [path.join(factsDir, factsPath(type)), ...described(words.types.get(type.id)?.description)],
            ] as const,
        ),
    ]),
  );
}
