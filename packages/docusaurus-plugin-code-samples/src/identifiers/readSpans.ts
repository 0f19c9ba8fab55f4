import {createHash} from 'node:crypto';
import fs from 'node:fs';
import type {IncludedFile} from '../code/includedFile';
import projectFiles from './projectFiles.cjs';
import {readProject} from './readProject';

/** An identifier in a line, and the API that it refers to. */
export interface IdentifierSpan {
  /** 0-based, in UTF-16 units. */
  readonly column: number;
  readonly length: number;
  /** Documentation id (ECMA-334, annex D), of any library. */
  readonly id: string;
}

/** The identifiers of a file by 1-based line, in the order of their columns. */
export type FileSpans = ReadonlyMap<number, readonly IdentifierSpan[]>;

const remedy = 'Run: npm run samples:bind.';

/** The identifiers of a file are missing or out of date. */
export class OutdatedIdentifiers extends Error {
  override readonly name = 'OutdatedIdentifiers';
}

/**
 * Reads the identifiers of a file below samples/ from its project's file, which `samples:bind` writes below `dir`. Throws
 * OutdatedIdentifiers if they are missing or out of date, and an Error if they have an unknown form.
 */
export async function readSpans({file, source}: IncludedFile, dir: string): Promise<FileSpans> {
  if (!file.startsWith('samples/')) throw new Error(`${file}: C# is included from samples/, where it is compiled.`);
  const bound = await readBoundFile(file, dir);
  if (!isBoundFile(bound)) throw new Error(`${file}: its identifiers are stored in an unknown form. ${remedy}`);
  if (bound.hash !== hashOf(source))
    throw new OutdatedIdentifiers(`${file} has changed since the names in its code became links. ${remedy}`);
  return new Map(
    Object.entries(bound.spans).map(([line, spans]) => [
      Number(line),
      spans.map(([column, length, id]) => ({column, length, id})),
    ]),
  );
}

/** Hashes the text with LF line ends, so that the hash is the same on every system. */
function hashOf(source: string): string {
  return createHash('sha256').update(source.replaceAll('\r\n', '\n'), 'utf8').digest('hex');
}

async function readBoundFile(file: string, dir: string): Promise<unknown> {
  const place = projectFiles(file, dir).find(({json}) => fs.existsSync(json));
  const project = place && (await readProject(place.json));
  if (!place || !project || !Object.hasOwn(project, place.name))
    throw new OutdatedIdentifiers(`${file}: the names in its code are not links yet. ${remedy}`);
  return project[place.name];
}

interface BoundFile {
  readonly hash: string;
  readonly spans: Readonly<Record<string, readonly (readonly [number, number, string])[]>>;
}

function isBoundFile(value: unknown): value is BoundFile {
  if (typeof value !== 'object' || value === null || !('hash' in value) || !('spans' in value)) return false;
  const {hash, spans} = value;
  return typeof hash === 'string' && typeof spans === 'object' && spans !== null && Object.values(spans).every(isLine);
}

function isLine(value: unknown): boolean {
  return Array.isArray(value) && value.every(isSpan);
}

function isSpan(value: unknown): boolean {
  if (!Array.isArray(value) || value.length !== 3) return false;
  const [column, length, id] = value as unknown[];
  return typeof column === 'number' && typeof length === 'number' && typeof id === 'string';
}
