import {operatorName} from './operatorNames';

/**
 * Leaves of code what names something: of `CCNode.Position = x;` what is before the sign, of `var a = new B(c)` what is
 * behind it, of calls no arguments, of generic types no type arguments, of `[self runAction:move]` receiver and message.
 * Text that is no code stays as it is.
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
    dropIndices,
  ];
  const whole = steps.reduce((text, step) => step(text), query);
  // Nothing is left of `(CCNode)`, which is no code.
  const text = /[\p{L}\p{N}]/u.test(whole) ? whole : dropLanguages(query);
  const isNew = /\bnew\s+(?:cc|b2|\p{Lu})/u.test(text);
  return {text: dropModifiers(isNew ? text.replace(/^.*\bnew\s+/su, '') : text), isNew};
}

/** `C#` is no name. */
function dropLanguages(text: string): string {
  return text.replace(/(?<![\p{L}\p{N}_])(?:[cf]#|c\+\+)/giu, ' ');
}

/** `operator +` is called `op_Addition`. */
function nameOperators(text: string): string {
  return text
    .replace(/\boperator\s*([-+*/%=!<>]+)/i, (whole, sign: string) => ` ${operatorName(sign) ?? whole} `)
    .replace(/\b(implicit|explicit)\s+operator\b/i, (_, name: string) => ` op_${name} `);
}

/** Objective-C: `[node runAction:move]`, `addChild:z:`, `@selector(update:)`. */
function readMessage(text: string): string {
  const selector = text.replace(/@selector\s*\(/, ' ');
  if (/^\s*\[/.test(selector)) return selector.replace(/:.*$/s, '').replace(/[[\]]/g, ' ').trim().replace(/\s+/g, '.');
  return selector.replace(/(?<=[\p{L}\p{N}_])(?<!:):(?!:)(?:\w*:)*(?=\s|\)|$)/gu, '');
}

function readAssignment(text: string): string {
  const [, left, right] = /^(.*?)(?:[-+*/%|&^]|\?\?)?(?<![=!<>])=(?![=>])(.*)$/s.exec(text) ?? [];
  if (left === undefined || right === undefined) return text;
  if (!/[\p{L}\p{N}]/u.test(left) || /^\s*(?:var|auto)\s/.test(left)) return right;
  // Of `CCSprite hero = …` the type is known here, the variable is not.
  return left.replace(/^(\s*[\p{L}_][\p{L}\p{N}_.<>]*)\s+[\p{L}_][\p{L}\p{N}_]*\s*$/u, '$1');
}

/** From the inside; what is not closed ends with the text. */
function dropArguments(text: string): string {
  return dropNested(text, /\([^()]*(?:\)|$)/g);
}

/** `List<T>` and `CCRawList<int`, not `a < b`. */
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

/** `tags[0]`, but not `this[]`. */
function dropIndices(text: string): string {
  return text.replace(/(?<=[\p{L}\p{N}_])\[[^\]]*(?:\]|$)/gu, '');
}

const modifiers =
  /^\s*(?:(?:public|private|protected|internal|static|virtual|override|abstract|sealed|readonly|const|async|await|return|using|void|var|out|ref)\s+)+(?=\S*\p{Lu})/u;

function dropModifiers(text: string): string {
  return text.replace(modifiers, '');
}
