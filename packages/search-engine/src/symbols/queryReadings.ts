import {stopWords} from '../stopWords';
import {findHumps} from './nameIndex';
import type {SymbolQuery} from './parseSymbolQuery';
import {toPattern} from './pattern';
import {
  asMember,
  asName,
  asSplit,
  asWords,
  type Condition,
  maxSplitWords,
  type MemberReading,
  type Reading,
} from './readings';

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

const partial: Condition = {cost: 30, bestWay: 'words'};
const mention: Condition = {cost: 50, bestWay: 'words', worstWay: 'exactWithoutPrefix'};
const joinedCost = 20;

/** Returns readings for queries of which only a part is known: a name in prose, or a member of a variable. */
export function partialReadings(query: SymbolQuery): readonly Reading[] {
  const words = query.words.map(nameOfWord);
  if (words.length < 2) return asJoined(words[0] ?? '');
  const mentions = words.filter((word, at) => !query.dots[at + 1] && isIdentifier(word));
  return [
    ...asPairs(words, query.dots),
    ...(query.dots.at(-1) ? asName(words.slice(-1), {...partial, worstWay: 'prefix'}) : []),
    ...withoutStopWords(words),
    ...mentions.flatMap((word) => asName([word], mention)),
  ];
}

/** Reads only the parts before the last of `Label::createWithTTF`, for when the last is unknown. */
export function ownerReadings({words, dots}: SymbolQuery): readonly Reading[] {
  return words.filter((_, at) => dots[at + 1]).flatMap((word) => asName([word], mention));
}

/** Reads `EmitterModeGravity`, a C++ enum member, as owner and name without a separator. */
function asJoined(word: string): readonly Reading[] {
  const plain = word.replaceAll('_', '').replace(/^k(?=CC)/, '');
  const humps = findHumps(plain).slice(1);
  if (humps.length > maxSplitWords) return [];
  return humps.flatMap((hump) =>
    asMember([[plain.slice(0, hump)]], [plain.slice(hump)], {cost: joinedCost}, 'reverse'),
  );
}

/** Reads owner and name in `CCNode.RunAction fails` or `cocos2d::CCSprite::create`. Only the last word may be incomplete. */
function asPairs(words: readonly string[], dots: readonly boolean[]): readonly Reading[] {
  return words.flatMap((word, at) => {
    const before = dots[at] ? words[at - 1] : undefined;
    const worstWay = at === words.length - 1 ? undefined : 'exactWithoutPrefix';
    return before === undefined ? [] : asMember([[before]], [word], {cost: 0, bestWay: 'words', worstWay});
  });
}

function withoutStopWords(words: readonly string[]): readonly Reading[] {
  const meaningful = words.filter((word) => word.length > 1 && !stopWords.has(word.toLowerCase()));
  if (meaningful.length === words.length) return [];
  return [...asName(meaningful, partial), ...asSplit(meaningful, partial), ...asWords(meaningful, partial)];
}

/** Recognizes identifiers that cannot be English words: `CCNode`, `runAction`, `b2World`. */
const isIdentifier = (word: string): boolean => /\p{Ll}\p{Lu}|^(?:i?cc|i?b2)\w{2}|_/u.test(word) && word.length > 3;

/** With more splits than this, too many words could match by chance. */
const maxSplits = 3;

/** Returns the readings with typing errors allowed, except those that would match too much by chance. */
export function tolerantReadings(readings: readonly Reading[]): readonly Reading[] {
  const splits = readings.filter((reading) => reading.type === 'member' && reading.joint === 'space').length;
  return readings.flatMap((reading): readonly Reading[] => {
    if (reading.type === 'name') return [{...reading, isTolerant: true}];
    if (reading.type === 'words' || reading.joint === 'reverse' || !reading.name) return [];
    if (reading.joint === 'space' && splits > maxSplits) return [];
    return [
      {...reading, tolerant: 'name'},
      {...reading, tolerant: 'owner'},
    ];
  });
}

const names = new Map([
  ['ctor', 'constructor'],
  ['constructors', 'constructor'],
  ['indexer', 'this'],
]);

/** Returns the table's name for a word that is another name for the same thing. */
const nameOfWord = (word: string): string => names.get(word.toLowerCase()) ?? word;
