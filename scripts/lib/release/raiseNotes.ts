/** Space between two words, which can be a line break in a block quote. */
const space = String.raw`\s+(?:>\s*)?`;

/**
 * Returns a description whose notes end with the new release instead of the previous one: `(All releases up to 2.6.2)`. What
 * is true since the previous release or until it stays unchanged.
 */
export function raiseNotes(text: string, previous: string, version: string): string {
  const number = previous.replaceAll('.', String.raw`\.`);
  const before = String.raw`(?:\bup${space}to|\bthrough|\d${space}to)${space}`;
  return text.replaceAll(new RegExp(String.raw`(${before})${number}(?!\w|\.\d|-release)`, 'gi'), `$1${version}`);
}
