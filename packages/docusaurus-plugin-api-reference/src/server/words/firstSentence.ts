/** Returns the first sentence, which ends at a period before a capital letter, and so not at that of "e.g." or "0.5". */
export function firstSentence(text: string): string {
  return /^.*?[.!?](?=\s+["“(]?[A-Z]|$)/s.exec(text)?.[0] ?? text;
}
