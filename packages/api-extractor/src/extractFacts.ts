import {compareText, groupBy, type DocId, type InheritableType, type TypeKind} from 'api-model';
import {mergePlatforms, type MergedPlatforms, type PlatformFacts} from './merge/mergePlatforms';
import type {Build} from './project/loadBuilds';
import type {TypeReader} from './readTypes';
import {type LinkedOverrides, linkOverrides} from './resolve/linkOverrides';
import type {UnknownName} from './resolve/NameResolver';
import {resolveBuild, type ResolvedBuild} from './resolve/resolveBuild';
import {isAnnotated} from './preprocess/nullableContext';
import {SourceError} from './SourceError';
import type {FileSyntax} from './syntax/declarations';

/** The input of an extraction, independent of the engine. */
export interface ExtractionInput {
  readonly builds: readonly Build[];
  /** The files' texts by path. */
  readonly texts: ReadonlyMap<string, string>;
  /** The kinds of other libraries' types, by full name. */
  readonly external: ReadonlyMap<string, TypeKind>;
  /** Other libraries' types that ours extend. */
  readonly externalBases: readonly InheritableType[];
  readonly onProgress?: (message: string) => void;
}

/** An unknown type name, with every place that uses it. */
export interface UnknownNameUses {
  readonly name: string;
  /** `file:line`, each once. */
  readonly places: readonly string[];
}

export interface ExtractedFacts extends MergedPlatforms {
  /** Members with `override` for which no known base class has the overridden member. */
  readonly unresolvedOverrides: readonly DocId[];
  /** Names of other libraries that `external` lacks. Signatures show them as the source writes them. */
  readonly unknownNames: readonly UnknownNameUses[];
}

/** Extracts the public API of all builds together. Throws a SourceError where the source can't be understood. */
export function extractFacts(input: ExtractionInput, reader: TypeReader): ExtractedFacts {
  // Builds that compile the same declarations have the same facts, for example macOS and DesktopGL built on macOS.
  const known: {readonly files: readonly unknown[]; readonly facts: BuildFacts}[] = [];
  const builds = input.builds.map((build): PlatformFacts & BuildFacts => {
    input.onProgress?.(build.platform);
    const files = readFiles(build, input.texts, reader);
    const read = [...files, ...build.files.map(({nullable}) => nullable)];
    let same = known.find((other) => haveSameItems(other.files, read));
    if (!same) {
      const {types, unknownNames} = resolveFiles(build, files, input.external);
      same = {files: read, facts: {...linkOverrides(types, input.externalBases), unknownNames}};
      known.push(same);
    }
    return {platform: build.platform, ...same.facts};
  });
  const unresolved = new Set(builds.flatMap((build) => build.unresolved));
  return {
    ...mergePlatforms(builds),
    unresolvedOverrides: [...unresolved].sort(),
    unknownNames: groupUses(known.flatMap(({facts}) => facts.unknownNames)),
  };
}

type BuildFacts = LinkedOverrides & Pick<ResolvedBuild, 'unknownNames'>;

/** Extracts the public API of one build, without finding overridden and implemented members. */
export function buildFacts(
  build: Build,
  input: Pick<ExtractionInput, 'texts' | 'external'>,
  reader: TypeReader,
): ResolvedBuild {
  return resolveFiles(build, readFiles(build, input.texts, reader), input.external);
}

/** Reads the declarations in each file of a build, in the build's order. */
function readFiles(build: Build, texts: ReadonlyMap<string, string>, reader: TypeReader): readonly FileSyntax[] {
  return build.files.map(({path, symbols}) => {
    const text = texts.get(path);
    if (text === undefined) throw new SourceError(path, 1, 'A project compiles this file, but it was not read.');
    return reader.read(path, text, symbols);
  });
}

function resolveFiles(
  build: Build,
  files: readonly FileSyntax[],
  external: ReadonlyMap<string, TypeKind>,
): ResolvedBuild {
  const sources = new Map(build.files.map((source, index) => [source.path, {...source, syntax: files[index]}]));
  const assemblyOf = (file: string) => sources.get(file)?.assembly ?? '';
  const globalUsings = groupBy(
    files.map((syntax, index) => ({assembly: build.files[index]?.assembly ?? '', usings: syntax.globalUsings})),
    ({assembly}) => assembly,
  );
  return resolveBuild({
    parts: files.flatMap(({types}) => types),
    assemblyOf,
    external,
    isAnnotated: (file, line) => {
      const {syntax, nullable = false} = sources.get(file) ?? {};
      return syntax !== undefined && isAnnotated(syntax.nullable, line, nullable);
    },
    globalUsings: (file) => (globalUsings.get(assemblyOf(file)) ?? []).map(({usings}) => usings),
  });
}

function groupUses(names: readonly UnknownName[]): readonly UnknownNameUses[] {
  return [...groupBy(names, ({name}) => name)]
    .map(([name, uses]) => ({name, places: [...new Set(uses.map(({file, line}) => `${file}:${line}`))]}))
    .sort((a, b) => compareText(a.name, b.name));
}

function haveSameItems(a: readonly unknown[], b: readonly unknown[]): boolean {
  return a.length === b.length && a.every((item, index) => item === b[index]);
}
