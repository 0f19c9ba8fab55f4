import fs from 'node:fs';
import {encodeSymbols} from '../symbols/encodeSymbols';
import {readSymbols} from '../symbols/readSymbols';
import type {SymbolIndexInput} from '../symbols/symbolIndexInput';
import type {SymbolTable} from '../symbols/symbolTable';

const folder = new URL('../../fixtures/symbols/', import.meta.url);

/** About sixty types of a real API, for tests. `popularity` has the number of pages that link to each symbol. */
export const fixtureIndex = readJson('index.json') as SymbolIndexInput;
const popularity = readJson('popularity.json') as Readonly<Record<string, number>>;

export const encodeFixture = () => encodeSymbols(fixtureIndex, {popularity: (path) => popularity[path] ?? 0});

export const readFixture = (): SymbolTable => readSymbols(encodeFixture().lane);

/** Returns queries, each with the symbol that must be first. */
export function fixtureQueries(): readonly (readonly [query: string, first: string])[] {
  const lines = fs.readFileSync(new URL('queries.tsv', folder), 'utf8').split('\n');
  return lines
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map((line) => {
      const [query, first] = line.split('\t');
      if (query === undefined || first === undefined) throw new Error(`queries.tsv: no tab in "${line}".`);
      return [query, first];
    });
}

/** Returns a symbol's name with that of its type: `CCNode.RunAction`. */
export function qualifiedName({symbols}: SymbolTable, index: number | undefined): string | undefined {
  const symbol = symbols[index ?? -1];
  const owner = symbol?.owner === undefined ? undefined : symbols[symbol.owner];
  return owner ? `${owner.name}.${symbol?.name ?? ''}` : symbol?.name;
}

function readJson(name: string): unknown {
  return JSON.parse(fs.readFileSync(new URL(name, folder), 'utf8'));
}
