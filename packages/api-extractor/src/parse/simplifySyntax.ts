/** Comments and strings, in which nothing is replaced. */
const texts = /\/\/.*|\/\*[^]*?\*\/|"""[^]*?"""|(?:@\$?|\$@)"(?:[^"]|"")*"|"(?:[^"\\\n]|\\.)*"/u.source;

/** Replaces matches in code only. The pattern must not have groups before its own. */
function replaceInCode(text: string, pattern: RegExp, replace: (match: string, ...groups: string[]) => string): string {
  return text.replace(new RegExp(`${texts}|(?<code>${pattern.source})`, 'gu'), (match: string, ...rest: unknown[]) => {
    const {code} = rest.at(-1) as {readonly code?: string};
    return code === undefined ? match : replace(match, ...(rest.slice(1, -3) as string[]));
  });
}

const simplifications: readonly (readonly [RegExp, (match: string, ...groups: string[]) => string])[] = [
  // `a?.b = 1` and `a?[0] = 1`: only in bodies.
  [/\?(?=\.(?!\d)|\[\s*[^\]\s,])/u, () => ' '],
  // `params ReadOnlySpan<int> list`: the grammar only has arrays. No parameter of C# is `in in`.
  [/\bparams\b(?!\s*[=,)])/u, () => collectionParameter],
  // `where T : allows ref struct`
  [/\ballows[^\S\n]+ref[^\S\n]+struct\b/u, () => allowsRefStruct],
  // `operator +=`: the operators of assignments are not static, so they stay different from `operator +`.
  [/\b(operator\s+(?:checked\s+)?(?:>>>|<<|>>|[-+*/%&|^]))=(?=\s*\()/u, (_, start = '') => `${start} `],
  // `(ref x, out y) => …`: only in bodies.
  [/\(([^()]*)\)(?=\s*=>)/u, (match, list = '') => (isModifiedList(list) ? `(${list.replace(modifiers, '')})` : match)],
];

const modifiers = /\b(?:scoped|ref|out|in|readonly)\s+/gu;

/** What `params` becomes where its parameter may be another collection than an array. */
export const collectionParameter = 'in in';

/** What the constraint `allows ref struct` becomes. */
export const allowsRefStruct = 'allows_ref_struct';

/**
 * Replaces syntax that the grammar can't parse with other syntax that it can, on the same lines. Each replacement is either
 * in bodies, which are not read, or recognized where declarations are read.
 */
export function simplifySyntax(text: string): string {
  return simplifications.reduce((simplified, [pattern, replace]) => replaceInCode(simplified, pattern, replace), text);
}

/** Returns whether names of a lambda's parameters have modifiers but no types. */
function isModifiedList(list: string): boolean {
  return list.split(',').every((name) => /^\s*(?:(?:scoped|ref|out|in|readonly)\s+)*@?[\p{L}_]\w*\s*$/u.test(name));
}

/** The name of the records that `extension` blocks become. */
export const extensionBlock = '__extension';

/** The name of a receiver that has none, as for static members. */
export const unnamedReceiver = '__unnamed';

/** At the beginning of a line, or after another member or the type's brace. */
const blockStart = /(?<=(?:[{};\]]|\n)\s*)extension\b(\s*(?:<[^(){};]*>)?\s*)\(/u;

/**
 * Replaces `extension(string text) { … }` with a record that has the same parameters, because the grammar takes it for a
 * constructor.
 */
export function replaceExtensionBlocks(text: string): string {
  if (!/\bextension\b/u.test(text)) return text;
  let replaced = replaceInCode(text, blockStart, (match, between = '') => `record ${extensionBlock}${between}(`);
  const start = new RegExp(`record (${extensionBlock}[^(]*)\\(`, 'gu');
  replaced = replaced.replaceAll(start, (match: string, head: string, offset: number) => {
    const open = offset + match.length;
    const close = closingBracket(replaced, open);
    const isBlock = close !== undefined && /^\)\s*(?:where\b[^{};]*)?\{/u.test(replaced.slice(close));
    return isBlock ? match : match.replace(`record ${head}`, `extension${head.slice(extensionBlock.length)}`);
  });
  return nameReceivers(replaced);
}

/** Adds a name to each receiver without one, so that it can be parsed as a parameter. */
function nameReceivers(text: string): string {
  const start = new RegExp(`record ${extensionBlock}[^(]*\\(`, 'gu');
  const insertions = [...text.matchAll(start)].flatMap((match) => {
    const open = match.index + match[0].length;
    const close = closingBracket(text, open);
    return close === undefined || isNamed(text.slice(open, close)) ? [] : [close];
  });
  return insertions.reduceRight((named, at) => `${named.slice(0, at)} ${unnamedReceiver}${named.slice(at)}`, text);
}

function isNamed(parameter: string): boolean {
  const [, before] = /^(.*?[\])>?*\w]\s+|.*[\])>?*])@?[\p{L}_][\p{L}\p{N}_]*\s*$/su.exec(parameter) ?? [];
  return before !== undefined && !/^(?:\s*\b(?:scoped|ref|in|readonly)\b)*\s*$/u.test(before);
}

/** Finds the bracket that closes the one before `start`. */
function closingBracket(text: string, start: number): number | undefined {
  let depth = 1;
  for (let position = start; position < text.length; position++) {
    if (text[position] === '(') depth++;
    if (text[position] === ')') depth--;
    if (depth === 0) return position;
  }
  return undefined;
}
