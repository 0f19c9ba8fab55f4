/**
 * Returns whether a member matches what a reader typed: a part of its name, or words that are each in its name or at the
 * beginning of a word in its summary. Ignores case.
 */
export function matchMember(typed: string, name: string, summary: string): boolean {
  const text = typed.trim().toLowerCase();
  const lowerName = name.toLowerCase();
  if (lowerName.includes(text)) return true;
  const words = wordsOf(text);
  const described = ` ${wordsOf(summary.toLowerCase()).join(' ')}`;
  return words.length > 0 && words.every((word) => lowerName.includes(word) || described.includes(` ${word}`));
}

function wordsOf(text: string): readonly string[] {
  return text.match(/[\p{L}\p{N}]+/gu) ?? [];
}
