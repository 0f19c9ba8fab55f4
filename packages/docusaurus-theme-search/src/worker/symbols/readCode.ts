import {operatorName} from './operatorNames';

/**
 * Reduces code to the names in it: keeps the left side of `CCNode.Position = x;`, the right side of `var a = new B(c)`, and
 * the receiver and message of `[self runAction:move]`; removes arguments and type arguments. Text that is not code stays
 * unchanged.
 */
export function readCode(query: string): {readonly text: string; readonly isNew: boolean} {
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
    .replace(/\boperator\s*([-+*/%=!<>]+)/i, (whole, sign: string) => ` ${operatorName(sign) ?? whole} `)
    .replace(/\b(implicit|explicit)\s+operator\b/i, (_, name: string) => ` op_${name} `);
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
