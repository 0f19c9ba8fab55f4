import {compareText, type TypeFacts, type TypeKind} from 'api-model';
import {mergePartialTypes} from '../merge/mergePartialTypes';
import {SourceError} from '../SourceError';
import type {TypeSyntaxPart, Usings} from '../syntax/declarations';
import {checkInheritance} from './checkInheritance';
import {ConstantEvaluator} from './evaluateConstant';
import {NameResolver, type UnknownName} from './NameResolver';
import {isTypeReachable, toTypeFacts} from './toTypeFacts';

/** The input of one compilation. */
export interface BuildInput {
  readonly parts: readonly TypeSyntaxPart[];
  /** The logical assembly that a file belongs to. */
  readonly assemblyOf: (file: string) => string;
  /** Types of other libraries, by full name. */
  readonly external: ReadonlyMap<string, TypeKind>;
  /** Whether types on a line of a file have a nullability. */
  readonly isAnnotated: (file: string, line: number) => boolean;
  /** The `global using` directives of a file's assembly. */
  readonly globalUsings: (file: string) => readonly Usings[];
}

export interface ResolvedBuild {
  /** Public types, sorted by id; `platforms`, `overrides` and `implements` are added later. */
  readonly types: readonly TypeFacts[];
  /** Unknown type names. Signatures show them as the source writes them. */
  readonly unknownNames: readonly UnknownName[];
}

/** Returns the facts of one build. Throws a SourceError where the source contradicts itself. */
export function resolveBuild({parts, assemblyOf, external, isAnnotated, globalUsings}: BuildInput): ResolvedBuild {
  const resolver = new NameResolver(mergePartialTypes(parts), external, isAnnotated, globalUsings);
  checkInheritance(resolver);
  const constants = new ConstantEvaluator(resolver);
  const types = [...resolver.types.values()]
    .filter(isTypeReachable)
    .map((type) => toTypeFacts(type, assemblyOf(type.parts[0].file), resolver, constants));
  for (const type of types) checkMembers(type);
  return {types: types.sort((a, b) => compareText(a.id, b.id)), unknownNames: resolver.unknownNames};
}

function checkMembers(type: TypeFacts): void {
  const seen = new Map<string, string>();
  for (const {id, source} of type.members ?? []) {
    const place = seen.get(id);
    if (place) throw new SourceError(source.file, source.line ?? 1, `${id} is declared here and again at ${place}.`);
    seen.set(id, `${source.file}:${source.line}`);
  }
}
