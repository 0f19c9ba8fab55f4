import {stopWords} from '../stopWords';
import {findHumps} from './nameIndex';
import {nameOfWord} from './nameOfWord';
import type {SymbolQuery} from './parseSymbolQuery';
import {asMember, asName, asSplit, asWords, maxSplitWords, type Condition, type Reading} from './readings';

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
