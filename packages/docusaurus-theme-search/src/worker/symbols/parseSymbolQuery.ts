import {readCode} from './readCode';

/** What of a query may name a symbol. */
export interface SymbolQuery {
  /** Identifiers and words as they were typed, without anything else. */
  readonly words: readonly string[];
  /** For each word whether a dot (or `::`, `->`) joins it to the one before. */
  readonly dots: readonly boolean[];
  /** `CCNode.`: what is in it? */
  readonly isOpen: boolean;
  /** `new CCSprite`. */
  readonly isNew: boolean;
}

/** More words than any name has are prose. */
const mostWords = 8;

/** Takes a query apart; C#, C++ and Objective-C are understood as far as names go. Never throws. */
export function parseSymbolQuery(query: string): SymbolQuery {
  const {text, isNew} = readCode(query);
  const words: string[] = [];
  const dots: boolean[] = [];
  let isDotted = false;
  for (const [part] of text.matchAll(/[\p{L}\p{N}_]+|\.(?=\s*[\p{L}_])|\s+|./gsu)) {
    if (part === '.') isDotted = words.length > 0;
    else if (/^[\p{L}\p{N}_]/u.test(part) && words.length < mostWords) {
      words.push(part);
      dots.push(isDotted);
      isDotted = false;
    } else if (/\S/.test(part)) isDotted = false;
  }
  return {...withoutReceiver(words, dots), isOpen: /[\p{L}\p{N}_]\s*\.\s*$/u.test(text), isNew};
}

/** `this.`, `self.` and `base.` say nothing of the name behind them. */
function withoutReceiver(words: readonly string[], dots: readonly boolean[]): Pick<SymbolQuery, 'words' | 'dots'> {
  const isReceiver = dots[1] === true && /^(?:this|self|base|super)$/.test(words[0] ?? '');
  return isReceiver ? {words: words.slice(1), dots: [false, ...dots.slice(2)]} : {words, dots};
}
