import {maxQueryLength} from '../constants';
import type {Mark} from '../hit';
import {likelyReadings, ownerReadings, partialReadings, tolerantReadings} from './queryReadings';
import {type Way, ways} from './matchName';
import {matchReading} from './matchReading';
import {nameMarks} from './nameMarks';
import {parseSymbolQuery} from './parseSymbolQuery';
import type {Pattern} from './pattern';
import type {Reading} from './readings';
import {closenessOf, Scoreboard, type Scored} from './scoreboard';
import type {SymbolTable} from './symbolTable';

export interface SymbolMatch {
  /** Its index in the table. */
  readonly symbol: number;
  readonly how: 'exact' | 'exactWithoutPrefix' | 'prefix' | 'humps' | 'words' | 'substring' | 'misspelled';
  /** Quality of the match within `how`, from 0 to 1. */
  readonly closeness: number;
  readonly isCaseExact: boolean;
  readonly nameMarks: readonly Mark[];
  readonly ownerMarks: readonly Mark[];
}

const maxMatches = 300;

/** Returns the symbols that a query may mean, best first. Accepts any text; truncates it if it is too long. */
export function matchSymbols(table: SymbolTable, query: string): readonly SymbolMatch[] {
  const asked = parseSymbolQuery(query.slice(0, maxQueryLength));
  const board = new Scoreboard(table);
  const likely = likelyReadings(asked);
  matchAll(table, likely, board);
  if (!board.has('words')) matchAll(table, [...partialReadings(asked), ...tolerantReadings(likely)], board);
  if (board.isEmpty) matchAll(table, ownerReadings(asked), board);
  return levelMembers(table, board.list(maxMatches)).map((scored) => toMatch(table, scored));
}

function matchAll(table: SymbolTable, readings: readonly Reading[], board: Scoreboard): void {
  for (const reading of readings) matchReading(table, reading, board);
}

/**
 * If the query is a type's name without its prefix, lowers members with exactly that name to the type's level, unless the
 * query also names their types.
 */
function levelMembers({symbols}: SymbolTable, list: readonly Scored[]): readonly Scored[] {
  const isBare = ({reading}: Scored): boolean => reading.type === 'name';
  const hasType = list.some(
    (scored) => scored.way === 'exactWithoutPrefix' && isBare(scored) && symbols[scored.symbol]?.owner === undefined,
  );
  if (!hasType) return list;
  return list.map((scored) =>
    scored.way === 'exact' && isBare(scored) && symbols[scored.symbol]?.owner !== undefined
      ? {...scored, way: 'exactWithoutPrefix'}
      : scored,
  );
}

function toMatch(table: SymbolTable, scored: Scored): SymbolMatch {
  const {symbol, way, reading} = scored;
  const {symbols, names, nameOf} = table;
  const name = nameOf[symbol] ?? 0;
  const {owner, name: displayed = ''} = symbols[symbol] ?? {};
  const patterns = namePatterns(reading);
  const closeness = closenessOf(scored);
  return {
    symbol,
    how: howOf(way),
    // An acronym is weak evidence, so it ranks after all other humps.
    closeness: way === 'acronym' ? closeness / ways.length : closeness,
    isCaseExact: patterns.every(({raw}) => names.names[name]?.includes(raw)),
    nameMarks: nameMarks(names, name, displayed, patterns),
    ownerMarks:
      owner === undefined
        ? []
        : nameMarks(names, nameOf[owner] ?? 0, symbols[owner]?.name ?? '', ownerPatterns(reading)),
  };
}

const howOf = (way: Way): SymbolMatch['how'] => (way === 'camel' || way === 'acronym' ? 'humps' : way);

function namePatterns(reading: Reading): readonly Pattern[] {
  if (reading.type === 'words') return reading.words;
  return reading.name ? [reading.name] : [];
}

function ownerPatterns(reading: Reading): readonly Pattern[] {
  if (reading.type === 'words') return reading.words;
  return reading.type === 'member' ? reading.owners : [];
}
