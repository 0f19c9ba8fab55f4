import {allowedErrors} from '../text/editDistance';
import {findOwners} from './findOwners';
import {findMisspelling, isLikeName, misspeltMatcher, toNameMatch} from './matchMisspelt';
import {matchName, type NameMatch} from './matchName';
import {matchWords} from './matchWords';
import type {NameIndex} from './nameIndex';
import type {Pattern} from './pattern';
import type {MemberReading, NameReading, Reading} from './readings';
import {worse, type Scoreboard} from './scoreboard';
import type {SymbolTable} from './symbolTable';

/** Adds the symbols that a reading finds. */
export function matchReading(table: SymbolTable, reading: Reading, board: Scoreboard): void {
  if (reading.type === 'name') addNames(table, reading, board);
  else if (reading.type === 'member') addMembers(table, reading, board);
  else matchWords(table, reading, board);
}

/** A match in different case ranks a little lower than one in the same case. */
const caseCost = 3;

function addNames(table: SymbolTable, reading: NameReading, board: Scoreboard): void {
  const {names, named, symbols} = table;
  for (const [name, match] of matchNames(names, reading))
    for (const symbol of named(name)) {
      // All constructors are named `constructor`, so only the whole name matches.
      if (symbols[symbol]?.kind !== 'constructor' || match.way === 'exact') board.add(symbol, match, reading);
    }
}

function matchNames(names: NameIndex, {name, isTolerant}: NameReading): ReadonlyMap<number, NameMatch> {
  return isTolerant ? matchMisspelt(names, name) : collect(names, (index) => matchWithCase(names, index, name));
}

/** Returns the names with the fewest errors. */
function matchMisspelt(names: NameIndex, name: Pattern): ReadonlyMap<number, NameMatch> {
  if (!isLikeName(name) || allowedErrors(name.folded.length) === 0) return new Map();
  const found = collect(names, (index) => findMisspelling(names, index, name));
  const fewest = Math.min(...[...found.values()].map(({distance}) => distance));
  return new Map(
    [...found].flatMap(([index, misspelling]) =>
      misspelling.distance === fewest ? [[index, toNameMatch(misspelling)] as const] : [],
    ),
  );
}

function collect<Match>(names: NameIndex, match: (name: number) => Match | undefined): ReadonlyMap<number, Match> {
  const found = new Map<number, Match>();
  for (let name = 0; name < names.folded.length; name++) {
    const each = match(name);
    if (each) found.set(name, each);
  }
  return found;
}

function matchWithCase(names: NameIndex, index: number, name: Pattern): NameMatch | undefined {
  const match = matchName(names, index, name);
  if (!match || name.raw === name.folded || names.names[index]?.includes(name.raw)) return match;
  return {...match, cost: match.cost + caseCost};
}

function addMembers(table: SymbolTable, reading: MemberReading, board: Scoreboard): void {
  for (const [skipped, owner] of reading.owners.entries())
    if (addMembersOf(table, reading, owner, 5 * skipped, board)) return;
}

/** Adds the members of an owner. Returns true if there were any. */
function addMembersOf(
  table: SymbolTable,
  reading: MemberReading,
  owner: Pattern,
  cost: number,
  board: Scoreboard,
): boolean {
  let hasAny = false;
  const matchMember = memberMatcher(table.names, reading);
  for (const [container, ownerMatch] of findOwners(table, owner, reading))
    for (const symbol of table.childrenOf(container)) {
      const match = matchMember(table.nameOf[symbol] ?? 0);
      // Constructors are not inherited.
      if (!match || (ownerMatch.isInherited && table.symbols[symbol]?.kind === 'constructor')) continue;
      hasAny = true;
      const way = worse(ownerMatch.way, match.way);
      board.add(symbol, {way, cost: cost + match.cost + ownerMatch.cost}, reading);
    }
  return hasAny;
}

function memberMatcher(names: NameIndex, {name, tolerant}: MemberReading): (name: number) => NameMatch | undefined {
  if (!name) return () => ({way: 'prefix', cost: 0});
  return tolerant === 'name' ? misspeltMatcher(names, name) : (index) => matchName(names, index, name);
}
