import {misspeltMatcher} from './matchMisspelt';
import {matchName, ways, type NameMatch} from './matchName';
import type {NameIndex} from './nameIndex';
import type {Pattern} from './pattern';
import type {MemberReading} from './readings';
import type {SymbolTable} from './symbolTable';

/** With more owners than this, the pattern is too vague to include their bases. */
const maxWithBases = 40;
/** Inherited members rank after the type's own, and lower with each level. */
const [inheritedCost, levelCost] = [45, 3];
/** Shorter prefixes of an owner's name may be any word. */
const shortestSpacedPrefix = 4;

export interface OwnerMatch extends NameMatch {
  /** True if the pattern matched a type that inherits from this one. */
  readonly isInherited: boolean;
}

/** Finds the types and namespaces that a pattern may mean, and their base types, each with the quality of the match. */
export function findOwners(
  table: SymbolTable,
  owner: Pattern,
  reading: MemberReading,
): ReadonlyMap<number, OwnerMatch> {
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
  if (tolerant === 'owner') return misspeltMatcher(names, owner);
  return (name) => {
    const match = matchName(names, name, owner);
    if (!match || ways.indexOf(match.way) > ways.indexOf('camel')) return undefined;
    const isTooLittle = joint === 'reverse' || match.way === 'camel' || owner.folded.length < shortestSpacedPrefix;
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
