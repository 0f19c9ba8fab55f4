import {stemmer} from 'stemmer';

/**
 * Returns the form in which words are compared: lower case, without diacritics, possessives, apostrophes, outer underscores
 * and a version's `v`. May be empty.
 */
export function fold(word: string): string {
  const lower = word.toLowerCase();
  const plain = /^[a-z0-9]*$/.test(lower) ? lower : foldSigns(lower);
  return /^v\d+\./.test(plain) ? plain.slice(1) : plain;
}

function foldSigns(word: string): string {
  return word.normalize('NFD').replace(/\p{M}|['’]s$|['’]|^_+|_+$/gu, '');
}

const stems = new Map<string, string>();

/** Returns the Porter stem of a folded English word. Words with digits or signs are names and stay unchanged. */
export function stem(word: string): string {
  let known = stems.get(word);
  if (known === undefined) {
    known = /^[a-z]{3,}$/.test(word) ? stemmer(word) : word;
    stems.set(word, known);
  }
  return known;
}

// All scripts without punctuation, signs and emoji. Ranges, because `\p{L}` takes ten times as long initially.
const inWord = String.raw`\w\u00aa\u00b5\u00ba\u00c0-\u00d6\u00d8-\u00f6\u00f8-\u1fff\u2c00-\u2dff\u3005-\u3007\u3021-\ud7ff\uf900-\ufdff\ufe70-\ufefc\uff10-\uffdc`;

/** Matches a version, a language with a sign, a word or identifier, or the end of a sentence. */
const wordOrEnd = new RegExp(
  String.raw`v?\d+(?:\.\d+)+(?![${inWord}])|(?:[CcFf]#|[Cc]\+\+)(?![${inWord}])|[${inWord}](?:[${inWord}]|['’](?=[${inWord}]))*|[.!?](?=\s)`,
  'g',
);

/** Longer runs are data, not words. */
const maxWordLength = 64;

/**
 * Calls `onWord` with each word as written, and `onSentenceEnd` at the end of each sentence. A word consists of letters,
 * digits and underscores in any script and apostrophes between letters, or is a version (`2.4.7`), `C#` or `C++`. Dots and
 * hyphens separate words (`CCNode.Position`, `side-scroller`, `.xnb`).
 */
export function scanWords(
  text: string,
  onWord: (word: string, start: number) => void,
  onSentenceEnd?: () => void,
): void {
  wordOrEnd.lastIndex = 0;
  for (let match = wordOrEnd.exec(text); match; match = wordOrEnd.exec(text)) {
    const word = match[0];
    if (word === '.' || word === '!' || word === '?') onSentenceEnd?.();
    else if (word.length <= maxWordLength) onWord(word, match.index);
  }
}

/** Returns the folded words of a text. */
export function wordsIn(text: string): readonly string[] {
  const words: string[] = [];
  scanWords(text, (word) => words.push(fold(word)));
  return words.filter(Boolean);
}

/** Matches words in identifiers. `2D` and `3D` are words; in a row of capitals, the last begins the next word. */
const hump = /[23]D(?!\p{Ll})|\p{Lu}?\p{Ll}+|\p{Lu}+(?!\p{Ll})/gu;

/**
 * Returns the words in an identifier that have more than one letter: `CCSpriteFrameCache` -> Sprite, Frame, Cache. The
 * engines' prefixes CC and b2 are not words. Empty if the identifier is a single word.
 */
export function splitHumps(identifier: string): readonly {readonly text: string; readonly start: number}[] {
  if (!/.[\p{Lu}_\d]/u.test(identifier)) return [];
  const humps = [...identifier.matchAll(hump)].map((match) => ({text: match[0], start: match.index}));
  return humps.filter(({text, start}) => text.length > 1 && text !== identifier && !(start === 0 && text === 'CC'));
}

/** Returns an identifier without its prefix, which people often omit: `SpriteFrameCache`, `World` for `b2World`. */
export function withoutPrefix(identifier: string): string | undefined {
  return /^(?:CC|b2)(?=\p{Lu})(.{2,})$/u.exec(identifier)?.[1];
}

/** Returns the identifier without its prefix, and the words in it. Empty for an ordinary word. */
export function partsOf(identifier: string): readonly string[] {
  const humps = splitHumps(identifier).map(({text}) => text);
  const rest = withoutPrefix(identifier);
  return rest ? [rest, ...humps] : humps;
}
