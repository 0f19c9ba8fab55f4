import fs from 'node:fs';
import path from 'node:path';
import {formatJson, type ExternalNames} from 'api-extractor';
import type {InheritableType} from 'api-model';
import {rootDir} from './paths';

/** The extractor's lists of other libraries' types, which `npm run api:external` writes. */
const folder = path.join(rootDir, 'packages/api-extractor/data');

export type DataFile =
  'dotnetTypes' | 'dotnetBases' | 'monoGameTypes' | 'monoGameBases' | 'platformTypes' | 'namespaces' | 'sources';

export function readData(name: DataFile): unknown {
  return JSON.parse(fs.readFileSync(path.join(folder, `${name}.json`), 'utf8'));
}

/** Writes a file if its text differs, and returns whether it did. */
export function writeData(name: DataFile, text: string): boolean {
  const file = path.join(folder, `${name}.json`);
  if (fs.existsSync(file) && fs.readFileSync(file, 'utf8') === text) return false;
  fs.writeFileSync(file, text);
  return true;
}

/** One name on each line, so that a diff shows names. */
export function formatNames(names: ExternalNames): string {
  return `${JSON.stringify(names, null, 2)}\n`;
}

/** One member on each line. */
export function formatBases(types: readonly InheritableType[]): string {
  const texts = types.map((type) => formatJson(type, ['members']).trimEnd());
  return `[\n${texts.join(',\n')}\n]\n`;
}

/** Replaces the namespaces that `newer` has, and keeps the others. */
export function mergeNames(older: ExternalNames, newer: ExternalNames): ExternalNames {
  return Object.fromEntries(Object.entries({...older, ...newer}).sort(([a], [b]) => (a < b ? -1 : 1)));
}
