import {allowedErrors} from '../text/editDistance';
import {findMisspelling, isLikeName, misspelledMatcher, toNameMatch} from './matchMisspelled';
import {matchName, type NameMatch, ways} from './matchName';
import {matchWords} from './matchWords';
import type {NameIndex} from './nameIndex';
import type {Pattern} from './pattern';
import type {MemberReading, NameReading, Reading} from './readings';
import {type Scoreboard, worse} from './scoreboard';
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
  return isTolerant ? matchMisspelled(names, name) : collect(names, (index) => matchWithCase(names, index, name));
}

/** Returns the names with the fewest errors. */
function matchMisspelled(names: NameIndex, name: Pattern): ReadonlyMap<number, NameMatch> {
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
  return tolerant === 'name' ? misspelledMatcher(names, name) : (index) => matchName(names, index, name);
}

/** With more owners than this, the pattern is too vague to include their bases. */
const maxWithBases = 40;
/** Inherited members rank after the type's own, and lower with each level. */
const [inheritedCost, levelCost] = [45, 3];
/** Shorter prefixes of an owner's name may be any word. */
const minSpacedPrefixLength = 4;

export interface OwnerMatch extends NameMatch {
  /** True if the pattern matched a type that inherits from this one. */
  readonly isInherited: boolean;
}

/** Finds the types and namespaces that a pattern may mean, and their base types, each with the quality of the match. */
function findOwners(table: SymbolTable, owner: Pattern, reading: MemberReading): ReadonlyMap<number, OwnerMatch> {
  const owners = new Map<number, OwnerMatch>();
  const matchOwner = ownerMatcher(table.names, owner, reading);
  for (let container = 0; container < table.containers; container++) {
    const match = matchOwner(table.nameOf[container] ?? 0);
    if (match) owners.set(container, {...match, isInherited: false});
  }
  if (owners.size > maxWithBases) return owners;
  for (const [container, match] of [...owners])
    if (reading.joint === 'dot' || !isPart(match)) addBases(table, container, match, owners);
  return owners;
}

function ownerMatcher(
  names: NameIndex,
  owner: Pattern,
  {joint, tolerant}: MemberReading,
): (name: number) => NameMatch | undefined {
  if (tolerant === 'owner') return misspelledMatcher(names, owner);
  return (name) => {
    const match = matchName(names, name, owner);
    if (!match || ways.indexOf(match.way) > ways.indexOf('camel')) return undefined;
    const isTooLittle = joint === 'reverse' || match.way === 'camel' || owner.folded.length < minSpacedPrefixLength;
    return joint !== 'dot' && isPart(match) && isTooLittle ? undefined : {...match, cost: match.cost / 2};
  };
}

const isPart = ({way}: NameMatch): boolean => way === 'prefix' || way === 'camel';

function addBases(table: SymbolTable, type: number, match: NameMatch, owners: Map<number, OwnerMatch>): void {
  let cost = match.cost + inheritedCost;
  const seen = new Set([type]);
  for (let level = table.bases[type] ?? []; level.length > 0; cost += levelCost) {
    for (const base of level) {
      const known = owners.get(base);
      const isBetter = !known || ways.indexOf(match.way) < ways.indexOf(known.way);
      if (isBetter) owners.set(base, {way: match.way, cost, isInherited: true});
      seen.add(base);
    }
    level = [...new Set(level.flatMap((base) => table.bases[base] ?? []))].filter((base) => !seen.has(base));
  }
}
