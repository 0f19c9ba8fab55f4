import {readCode} from './readCode';

/** The parts of a query that may name a symbol. */
export interface SymbolQuery {
  /** Identifiers and words as typed, without punctuation. */
  readonly words: readonly string[];
  /** For each word, whether a dot (or `::`, `->`) joins it to the previous one. */
  readonly dots: readonly boolean[];
  /** True if the query ends with a dot (`CCNode.`), which asks for members. */
  readonly isOpen: boolean;
  /** True for `new CCSprite`. */
  readonly isNew: boolean;
}

/** Longer queries are prose, so further words are ignored. */
const maxWords = 8;

/** Splits a query into names. Understands the names in C#, C++ and Objective-C code. Never throws. */
export function parseSymbolQuery(query: string): SymbolQuery {
  const {text, isNew} = readCode(query);
  const words: string[] = [];
  const dots: boolean[] = [];
  let isDotted = false;
  for (const [part] of text.matchAll(/[\p{L}\p{N}_]+|\.(?=\s*[\p{L}_])|\s+|./gsu)) {
    if (part === '.') isDotted = words.length > 0;
    else if (/^[\p{L}\p{N}_]/u.test(part) && words.length < maxWords) {
      words.push(part);
      dots.push(isDotted);
      isDotted = false;
    } else if (/\S/.test(part)) isDotted = false;
  }
  return {...withoutReceiver(words, dots), isOpen: /[\p{L}\p{N}_]\s*\.\s*$/u.test(text), isNew};
}

/** Removes `this.`, `self.` and `base.`, which reveal nothing about the name after them. */
function withoutReceiver(words: readonly string[], dots: readonly boolean[]): Pick<SymbolQuery, 'words' | 'dots'> {
  const isReceiver = dots[1] === true && /^(?:this|self|base|super)$/.test(words[0] ?? '');
  return isReceiver ? {words: words.slice(1), dots: [false, ...dots.slice(2)]} : {words, dots};
}
