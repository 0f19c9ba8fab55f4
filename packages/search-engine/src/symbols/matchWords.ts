import {remainder} from './matchName';
import type {NameIndex} from './nameIndex';
import type {Pattern} from './pattern';
import type {WordsReading} from './readings';
import type {Scoreboard} from './scoreboard';
import type {SymbolTable} from './symbolTable';

/** Costs of a word inside another (`ounce`), and of a word that is only in the owner's name. */
const [insideCost, ownerCost] = [12, 20];

/** Adds symbols whose names have all words, or have some and their owners' names have the rest. */
export function matchWords(table: SymbolTable, reading: WordsReading, board: Scoreboard): void {
  const {nameOf, containerOf, symbols, names} = table;
  const {words} = reading;
  const all = 2 ** words.length - 1;
  const sets = findSets(names, words);
  if (sets.reduce((known, set) => known | set, 0) !== all) return;
  for (let symbol = 0; symbol < symbols.length; symbol++) {
    const name = nameOf[symbol] ?? 0;
    const own = sets[name] ?? 0;
    if (own === 0 || symbols[symbol]?.kind === 'constructor') continue;
    const owner = own === all ? -1 : (nameOf[containerOf(symbol)] ?? -1);
    if ((own | (sets[owner] ?? 0)) !== all) continue;
    const cost = costOf(names, name, words) + (owner === -1 ? 0 : ownerCost);
    board.add(symbol, {way: 'words', cost}, reading);
  }
}

/** Returns, for each name, a set of bits for the words that it has. */
function findSets(names: NameIndex, words: readonly Pattern[]): Uint16Array {
  const sets = new Uint16Array(names.folded.length);
  for (let name = 0; name < sets.length; name++)
    for (let word = 0; word < words.length; word++) {
      const pattern = words[word];
      if (pattern && hasWord(names, name, pattern)) sets[name] = (sets[name] ?? 0) | (1 << word);
    }
  return sets;
}

function hasWord(names: NameIndex, name: number, word: Pattern): boolean {
  const mayHave = (word.letters & ~(names.letters[name] ?? 0)) === 0;
  return (mayHave || word.variants.length > 0) && placeOfWord(names, name, word) !== undefined;
}

/** Returns the cost of the part of the name that the words do not cover. */
function costOf(names: NameIndex, name: number, words: readonly Pattern[]): number {
  const places = words.flatMap((word) => placeOfWord(names, name, word) ?? []);
  const length = places.reduce((sum, place) => sum + place.length, 0);
  const rest = Math.max(0, (names.folded[name]?.length ?? 0) - length);
  return remainder(rest, length) + insideCost * places.filter(({isInside}) => isInside).length;
}

export interface PlaceOfWord {
  readonly at: number;
  readonly length: number;
  readonly isInside: boolean;
}

/** Finds a word, or its singular, in a name. Words of one or two letters match only at the start of a word. */
export function placeOfWord(names: NameIndex, name: number, {folded, variants}: Pattern): PlaceOfWord | undefined {
  const place = placeOf(names, name, folded);
  for (let variant = 0; !place && variant < variants.length; variant++) {
    const other = placeOf(names, name, variants[variant] ?? '');
    if (other) return other;
  }
  return place;
}

function placeOf(names: NameIndex, name: number, word: string): PlaceOfWord | undefined {
  const text = names.folded[name] ?? '';
  const first = text.indexOf(word);
  if (first === -1) return undefined;
  const hump = names.humps(name).find((start) => text.startsWith(word, start));
  if (hump !== undefined) return {at: hump, length: word.length, isInside: false};
  return word.length > 2 ? {at: first, length: word.length, isInside: true} : undefined;
}
