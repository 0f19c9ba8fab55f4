import {formatSignature, memberAnchor, type TypeFacts} from 'api-model';
import type {Parser} from 'web-tree-sitter';
import {buildFacts} from '../extractFacts';
import {externalBases, externalTypes} from '../externalTypes';
import {TypeReader} from '../readTypes';
import {linkOverrides} from '../resolve/linkOverrides';
import {typeShape} from '../snapshot/factsShape';
import {serializeSnapshot} from '../snapshot/serializeSnapshot';
import {SourceError} from '../SourceError';
import {mutateSource} from './mutateSource';
import {seededRandom} from './random';

export type FuzzOutcome =
  | {readonly kind: 'extracted'}
  /** An expected error with file and line. */
  | {readonly kind: 'rejected'}
  | {readonly kind: 'crashed'; readonly text: string; readonly error: unknown};

/** Mutates one of the sources, determined by seed and number, and runs the whole extraction on it, up to stored facts. */
export function fuzzOnce(sources: readonly string[], seed: number, number: number, parser: Parser): FuzzOutcome {
  const random = seededRandom(seed * 1_000_003 + number);
  const source = sources[Math.floor(random() * sources.length)] ?? '';
  const text = mutateSource(source, random);
  const nullable = random() < 0.5;
  try {
    store(extract(text, nullable, parser));
    return {kind: 'extracted'};
  } catch (error) {
    return error instanceof SourceError && error.line > 0 ? {kind: 'rejected'} : {kind: 'crashed', text, error};
  }
}

const external = externalTypes();

function extract(text: string, nullable: boolean, parser: Parser): readonly TypeFacts[] {
  const path = 'Mutated.cs';
  const file = {path, assembly: 'Fuzz', namedBy: 'Fuzz.projitems', symbols: new Set(['A', 'DEBUG']), nullable};
  const build = {platform: 'DesktopGL', files: [file]} as const;
  const {types} = buildFacts(build, {texts: new Map([[path, text]]), external}, new TypeReader(parser));
  return linkOverrides(types, externalBases).types;
}

function store(types: readonly TypeFacts[]): void {
  const manifest = {schemaVersion: 1, repository: '', tag: '', commit: '', platforms: []} as const;
  serializeSnapshot({manifest, types});
  for (const type of types) {
    typeShape.parse(JSON.parse(JSON.stringify(type)));
    formatSignature(type);
    for (const member of type.members ?? []) {
      formatSignature(member, type);
      memberAnchor(member.id);
    }
  }
}
