/** Comments and strings, which stay; `[]` where a value is expected; `..` at the beginning of an element. */
const collections =
  /\/\/.*|\/\*[^]*?\*\/|"""[^]*?"""|(?:@\$?|\$@)"(?:[^"]|"")*"|"(?:[^"\\\n]|\\.)*"|(?<=(?:=>?|[([,:]|\?\s|\b(?:return|is|in)\b)\s*)(\[\s*\])|(?<=[[,]\s*)\.\.(\s*[\],])?/gu;

/**
 * Replaces the forms of collection expressions and list patterns that the grammar can't parse with something of the same
 * length that it can: `[]` becomes `0 `, `[.. rest, 1]` becomes `[   rest, 1]`, and `[.., last]` becomes `[_ , last]`.
 * They only occur in code, never in a declaration.
 */
export function simplifyCollections(text: string): string {
  return text.replaceAll(collections, (match: string, empty: string | undefined, end: string | undefined) => {
    if (empty !== undefined) return empty.replace('[', '0').replace(']', ' ');
    if (!match.startsWith('..')) return match;
    return end === undefined ? '  ' : `_ ${end}`;
  });
}
