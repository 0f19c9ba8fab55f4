import type {DocId, InheritableType, TypeFacts, TypeKind} from 'api-model';
import {mergePlatforms, type MergedPlatforms, type PlatformFacts} from './merge/mergePlatforms';
import type {Build} from './project/loadBuilds';
import type {TypeReader} from './readTypes';
import {linkOverrides} from './resolve/linkOverrides';
import {resolveBuild} from './resolve/resolveBuild';
import {SourceError} from './SourceError';

/** What the extraction works on: nothing in it is special to the engine. */
export interface ExtractionInput {
  readonly builds: readonly Build[];
  /** Texts by path. */
  readonly texts: ReadonlyMap<string, string>;
  /** The kinds of other libraries' types, by full name. */
  readonly external: ReadonlyMap<string, TypeKind>;
  /** Other libraries' types that ours extend. */
  readonly externalBases: readonly InheritableType[];
  readonly onProgress?: (message: string) => void;
}

export interface ExtractedFacts extends MergedPlatforms {
  /** Members that say `override`, while what they override is in no known base class. */
  readonly unresolvedOverrides: readonly DocId[];
}

/** The public API of all builds together. Throws a SourceError where the source can't be understood. */
export function extractFacts(input: ExtractionInput, reader: TypeReader): ExtractedFacts {
  const unresolvedOverrides = new Set<DocId>();
  const builds = input.builds.map((build): PlatformFacts => {
    input.onProgress?.(build.platform);
    const {types, unresolved} = linkOverrides(buildFacts(build, input, reader), input.externalBases);
    for (const id of unresolved) unresolvedOverrides.add(id);
    return {platform: build.platform, types};
  });
  return {...mergePlatforms(builds), unresolvedOverrides: [...unresolvedOverrides].sort()};
}

/** The public API of one build. */
export function buildFacts(
  build: Build,
  input: Omit<ExtractionInput, 'builds' | 'externalBases'>,
  reader: TypeReader,
): readonly TypeFacts[] {
  const assemblies = new Map(build.files.map(({path, assembly}) => [path, assembly]));
  const parts = build.files.flatMap(({path, symbols}) => {
    const text = input.texts.get(path);
    if (text === undefined) throw new SourceError(path, 1, 'This file is compiled, but it was not read.');
    return reader.types(path, text, symbols);
  });
  return resolveBuild({parts, assemblyOf: (file) => assemblies.get(file) ?? '', external: input.external});
}
