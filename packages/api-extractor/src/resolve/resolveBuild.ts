import {compareText, type TypeFacts, type TypeKind} from 'api-model';
import {mergePartialTypes} from '../merge/mergePartialTypes';
import {SourceError} from '../SourceError';
import type {TypeSyntaxPart} from '../syntax/declarations';
import {checkInheritance} from './checkInheritance';
import {ConstantEvaluator} from './evaluateConstant';
import {NameResolver} from './NameResolver';
import {isTypeReachable, toTypeFacts} from './toTypeFacts';

/** What one compilation consists of. */
export interface BuildInput {
  readonly parts: readonly TypeSyntaxPart[];
  /** The logical assembly that a file belongs to. */
  readonly assemblyOf: (file: string) => string;
  /** Types of other libraries, by full name. */
  readonly external: ReadonlyMap<string, TypeKind>;
}

/** The facts of one build's public types, sorted by id; `platforms`, `overrides` and `implements` are added later. */
export function resolveBuild({parts, assemblyOf, external}: BuildInput): readonly TypeFacts[] {
  const resolver = new NameResolver(mergePartialTypes(parts), external);
  checkInheritance(resolver);
  const constants = new ConstantEvaluator(resolver);
  const types = [...resolver.types.values()]
    .filter(isTypeReachable)
    .map((type) => toTypeFacts(type, assemblyOf(type.parts[0].file), resolver, constants));
  for (const type of types) checkMembers(type);
  return types.sort((a, b) => compareText(a.id, b.id));
}

function checkMembers(type: TypeFacts): void {
  const seen = new Map<string, string>();
  for (const {id, source} of type.members ?? []) {
    const place = seen.get(id);
    if (place) throw new SourceError(source.file, source.line, `${id} is declared here and again at ${place}.`);
    seen.set(id, `${source.file}:${source.line}`);
  }
}
