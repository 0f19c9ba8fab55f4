import {stopWords} from '../concepts/stopWords';
import {findHumps} from './nameIndex';
import {nameOfWord} from './nameOfWord';
import type {SymbolQuery} from './parseSymbolQuery';
import {asMember, asName, asSplit, asWords, mostSplitWords, type Condition, type Reading} from './readings';

const partial: Condition = {cost: 30, least: 'words'};
const mention: Condition = {cost: 50, least: 'words', most: 'exactWithoutPrefix'};
const joinedCost = 20;

/** What is left to understand when only a part of the query can be known: a name in prose, a member of a variable. */
export function partialReadings(query: SymbolQuery): readonly Reading[] {
  const words = query.words.map(nameOfWord);
  if (words.length < 2) return asJoined(words[0] ?? '');
  const mentions = words.filter((word, at) => !query.dots[at + 1] && isIdentifier(word));
  return [
    ...asPairs(words, query.dots),
    ...(query.dots.at(-1) ? asName(words.slice(-1), {...partial, most: 'prefix'}) : []),
    ...withoutStopWords(words),
    ...mentions.flatMap((word) => asName([word], mention)),
  ];
}

/** When nothing is known of the last part of `Label::createWithTTF`: the parts before it. */
export function ownerReadings({words, dots}: SymbolQuery): readonly Reading[] {
  return words.filter((_, at) => dots[at + 1]).flatMap((word) => asName([word], mention));
}

/** `EmitterModeGravity`: owner and name without anything between them, as C++ writes members of enums. */
function asJoined(word: string): readonly Reading[] {
  const plain = word.replaceAll('_', '').replace(/^k(?=CC)/, '');
  const humps = findHumps(plain).slice(1);
  if (humps.length > mostSplitWords) return [];
  return humps.flatMap((hump) =>
    asMember([[plain.slice(0, hump)]], [plain.slice(hump)], {cost: joinedCost}, 'reverse'),
  );
}

/** `CCNode.RunAction does nothing`, `cocos2d::CCSprite::create`. Only the last word of all may still be incomplete. */
function asPairs(words: readonly string[], dots: readonly boolean[]): readonly Reading[] {
  return words.flatMap((word, at) => {
    const before = dots[at] ? words[at - 1] : undefined;
    const most = at === words.length - 1 ? undefined : 'exactWithoutPrefix';
    return before === undefined ? [] : asMember([[before]], [word], {cost: 0, least: 'words', most});
  });
}

function withoutStopWords(words: readonly string[]): readonly Reading[] {
  const telling = words.filter((word) => word.length > 1 && !stopWords.has(word.toLowerCase()));
  if (telling.length === words.length) return [];
  return [...asName(telling, partial), ...asSplit(telling, partial), ...asWords(telling, partial)];
}

/** Not merely a word of the language: `CCNode`, `runAction`, `b2World`. */
const isIdentifier = (word: string): boolean => /\p{Ll}\p{Lu}|^(?:i?cc|i?b2)\w{2}|_/u.test(word) && word.length > 3;
