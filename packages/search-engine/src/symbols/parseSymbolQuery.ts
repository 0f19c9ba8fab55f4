import {operatorName} from 'api-model';

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

/**
 * Reduces code to the names in it: keeps the left side of `CCNode.Position = x;`, the right side of `var a = new B(c)`, and
 * the receiver and message of `[self runAction:move]`; removes arguments and type arguments. Text that is not code stays
 * unchanged.
 */
function readCode(query: string): {readonly text: string; readonly isNew: boolean} {
  const steps = [
    dropLanguages,
    nameOperators,
    readMessage,
    readAssignment,
    dropArguments,
    dropTypeArguments,
    joinByDots,
    joinPrefix,
    dropIndices,
  ];
  const whole = steps.reduce((text, step) => step(text), query);
  // `(CCNode)` is not code, and nothing would be left of it.
  const text = /[\p{L}\p{N}]/u.test(whole) ? whole : dropLanguages(query);
  const isNew = /\bnew\s+(?:cc|b2|\p{Lu})/u.test(text);
  return {text: dropModifiers(isNew ? text.replace(/^.*\bnew\s+/su, '') : text), isNew};
}

/** Removes `C#` and other languages, which are not names. */
function dropLanguages(text: string): string {
  return text.replace(/(?<![\p{L}\p{N}_])(?:[cf]#|c\+\+)/giu, ' ');
}

/** Replaces `operator +` with its name, `op_Addition`. */
function nameOperators(text: string): string {
  return text
    .replace(/\boperator\s*([-+*/%=!<>&|^~]+)/i, (whole, symbol: string) => ` ${binaryOrUnary(symbol) ?? whole} `)
    .replace(/\b(implicit|explicit)\s+operator\b/i, (_, name: string) => ` op_${name} `);
}

/** Returns the name of an operator in metadata; for a symbol with two forms, the binary one. */
function binaryOrUnary(symbol: string): string | undefined {
  return operatorName(symbol, 2) ?? operatorName(symbol, 1);
}

/** Reads Objective-C: `[node runAction:move]`, `addChild:z:`, `@selector(update:)`. */
function readMessage(text: string): string {
  const selector = text.replace(/@selector\s*\(/, ' ');
  if (/^\s*\[/.test(selector)) return selector.replace(/:.*$/s, '').replace(/[[\]]/g, ' ').trim().replace(/\s+/g, '.');
  return selector.replace(/(?<=[\p{L}\p{N}_])(?<!:):(?!:)(?:\w*:)*(?=\s|\)|$)/gu, '');
}

function readAssignment(text: string): string {
  const [, left, right] = /^(.*?)(?:[-+*/%|&^]|\?\?)?(?<![=!<>])=(?![=>])(.*)$/s.exec(text) ?? [];
  if (left === undefined || right === undefined) return text;
  if (!/[\p{L}\p{N}]/u.test(left) || /^\s*(?:var|auto)\s/.test(left)) return right;
  // In `CCSprite hero = …` only the type can be a known name, not the variable.
  return left.replace(/^(\s*[\p{L}_][\p{L}\p{N}_.<>]*)\s+[\p{L}_][\p{L}\p{N}_]*\s*$/u, '$1');
}

/** Removes arguments, innermost first. An unclosed list ends with the text. */
function dropArguments(text: string): string {
  return dropNested(text, /\([^()]*(?:\)|$)/g);
}

/** Removes type arguments in `List<T>` and `CCRawList<int`, but not `a < b`. */
function dropTypeArguments(text: string): string {
  return dropNested(text, /(?<=[\p{L}\p{N}_])<[^<>]*(?:>|$)/gu);
}

function dropNested(text: string, innermost: RegExp): string {
  for (let rest = text; ;) {
    const next = rest.replace(innermost, '');
    if (next === rest) return rest;
    rest = next;
  }
}

function joinByDots(text: string): string {
  return text.replace(/\s*(?:->|::|\?\.|!\.)\s*/g, '.');
}

/** Reads `cc.Sprite`, as Cocos2d-x calls `CCSprite` in JavaScript and Lua. */
function joinPrefix(text: string): string {
  return text.replace(/(?<![\p{L}\p{N}_.])cc\.(?=\p{Lu})/gu, 'CC');
}

/** Removes indices such as `[0]` in `tags[0]`. */
function dropIndices(text: string): string {
  return text.replace(/(?<=[\p{L}\p{N}_])\[[^\]]*(?:\]|$)/gu, '');
}

const modifiers =
  /^\s*(?:(?:public|private|protected|internal|static|virtual|override|abstract|sealed|readonly|const|async|await|return|using|void|var|out|ref)\s+)+(?=\S*\p{Lu})/u;

function dropModifiers(text: string): string {
  return text.replace(modifiers, '');
}
