import type {DocId, InheritableType, TypeFacts, TypeKind} from 'api-model';
import {mergePlatforms, type MergedPlatforms, type PlatformFacts} from './merge/mergePlatforms';
import type {Build} from './project/loadBuilds';
import type {TypeReader} from './readTypes';
import {type LinkedOverrides, linkOverrides} from './resolve/linkOverrides';
import {resolveBuild} from './resolve/resolveBuild';
import {SourceError} from './SourceError';
import type {TypeSyntaxPart} from './syntax/declarations';

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
  // Builds that compile the same declarations have the same facts: macOS and DesktopGL as built on macOS, for one.
  const known: {readonly parts: readonly TypeSyntaxPart[]; readonly linked: LinkedOverrides}[] = [];
  const builds = input.builds.map((build): PlatformFacts & LinkedOverrides => {
    input.onProgress?.(build.platform);
    const parts = readParts(build, input.texts, reader);
    let same = known.find((other) => haveSameItems(other.parts, parts));
    if (!same) {
      const types = resolveParts(build, parts, input.external);
      same = {parts, linked: linkOverrides(types, input.externalBases)};
      known.push(same);
    }
    return {platform: build.platform, ...same.linked};
  });
  const unresolved = new Set(builds.flatMap((build) => build.unresolved));
  return {...mergePlatforms(builds), unresolvedOverrides: [...unresolved].sort()};
}

/** The public API of one build, without what it overrides and implements. */
export function buildFacts(
  build: Build,
  input: Pick<ExtractionInput, 'texts' | 'external'>,
  reader: TypeReader,
): readonly TypeFacts[] {
  return resolveParts(build, readParts(build, input.texts, reader), input.external);
}

function readParts(build: Build, texts: ReadonlyMap<string, string>, reader: TypeReader): readonly TypeSyntaxPart[] {
  return build.files.flatMap(({path, symbols}) => {
    const text = texts.get(path);
    if (text === undefined) throw new SourceError(path, 1, 'This file is compiled, but it was not read.');
    return reader.types(path, text, symbols);
  });
}

function resolveParts(
  build: Build,
  parts: readonly TypeSyntaxPart[],
  external: ReadonlyMap<string, TypeKind>,
): readonly TypeFacts[] {
  const assemblies = new Map(build.files.map(({path, assembly}) => [path, assembly]));
  return resolveBuild({parts, assemblyOf: (file) => assemblies.get(file) ?? '', external});
}

function haveSameItems(a: readonly unknown[], b: readonly unknown[]): boolean {
  return a.length === b.length && a.every((item, index) => item === b[index]);
}
