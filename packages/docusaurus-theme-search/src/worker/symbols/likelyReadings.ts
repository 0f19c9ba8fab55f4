import {nameOfWord} from './nameOfWord';
import type {SymbolQuery} from './parseSymbolQuery';
import {toPattern} from './pattern';
import {asMember, asName, asSplit, asWords, type MemberReading, type Reading} from './readings';

/** How many parts before the last one of `a.b.c.d.e` are tried as its type. */
const maxOwners = 3;
/** `new CCSprite` more likely means the type than its constructor. */
const constructorCost = 30;
const accessorCost = 8;

/** Returns the most likely readings of a query. */
export function likelyReadings(query: SymbolQuery): readonly Reading[] {
  const words = query.words.map(nameOfWord);
  if (query.isOpen) return [...asName(words.slice(-1)), ...inside(words)];
  const isPath = query.dots.includes(true);
  const readings = isPath ? asPath(words) : [...asName(words), ...asSplit(words), ...asWords(words)];
  return [
    ...readings,
    ...readings.flatMap(asAccessor),
    ...(query.isNew ? asMember([words.slice(-1)], ['constructor'], {cost: constructorCost}) : []),
    ...withKind(words),
  ];
}

/** Reads `Cocos2D.CCNode.Position` as a member of the nearest known part before the last. */
function asPath(words: readonly string[]): readonly MemberReading[] {
  const name = words.at(-1) ?? '';
  const owners = words.slice(0, -1).reverse().slice(0, maxOwners);
  // `CCSprite.CCSprite` is its constructor.
  const isConstructor = owners[0]?.toLowerCase() === name.toLowerCase();
  return asMember(
    owners.map((owner) => [owner]),
    [isConstructor ? 'constructor' : name],
  );
}

/** Reads `CCNode.` as all members of `CCNode`. */
function inside(words: readonly string[]): readonly MemberReading[] {
  const owners = words.flatMap((word) => toPattern([word]) ?? []).reverse();
  return owners.length > 0 ? [{type: 'member', owners, joint: 'dot', cost: 0}] : [];
}

/** Reads `setPosition` and `getPosition` as the property `Position`. */
function asAccessor(reading: Reading): readonly Reading[] {
  if (reading.type === 'words') return [];
  const rest = /^[gs]et_?(.{2,})$/isu.exec(reading.name?.raw ?? '')?.[1];
  const name = rest === undefined ? undefined : toPattern([rest]);
  const way = 'exactWithoutPrefix';
  const condition = {
    kinds: ['property', 'field'],
    worstWay: way,
    bestWay: way,
    cost: reading.cost + accessorCost,
  } as const;
  return name ? [{...reading, name, ...condition}] : [];
}

const kindsOfWord = new Map<string, readonly string[]>([
  ['class', ['class']],
  ['struct', ['struct']],
  ['interface', ['interface']],
  ['enum', ['enum']],
  ['delegate', ['delegate']],
  ['type', ['class', 'struct', 'interface', 'enum', 'delegate']],
  ['namespace', ['namespace']],
  ['method', ['method']],
  ['function', ['method']],
  ['property', ['property', 'indexer']],
  ['field', ['field', 'constant']],
  ['constant', ['constant']],
  ['event', ['event']],
  ['operator', ['operator']],
]);

/** Reads `class CCNode` and `addition operator` as a name of that kind. */
function withKind(words: readonly string[]): readonly Reading[] {
  const at = [words.length - 1, 0].find((place) => kindsOfWord.has(words[place] ?? ''));
  if (at === undefined || words.length < 2) return [];
  const condition = {cost: 0, kinds: kindsOfWord.get(words[at] ?? '')};
  const rest = words.filter((_, index) => index !== at);
  return [...asName(rest, condition), ...asSplit(rest, condition)];
}
