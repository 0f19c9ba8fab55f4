// All scripts without punctuation, signs and emoji. Ranges, because `\p{L}` takes ten times as long initially.
const inWord = String.raw`\w\u00aa\u00b5\u00ba\u00c0-\u00d6\u00d8-\u00f6\u00f8-\u1fff\u2c00-\u2dff\u3005-\u3007\u3021-\ud7ff\uf900-\ufdff\ufe70-\ufefc\uff10-\uffdc`;

/** Matches a version, a language with a sign, a word or identifier, or the end of a sentence. */
const wordOrEnd = new RegExp(
  String.raw`v?\d+(?:\.\d+)+(?![${inWord}])|(?:[CcFf]#|[Cc]\+\+)(?![${inWord}])|[${inWord}](?:[${inWord}]|['’](?=[${inWord}]))*|[.!?](?=\s)`,
  'g',
);

/** Longer runs are data, not words. */
const maxWordLength = 64;

/**
 * Calls `onWord` with each word as written, and `onSentenceEnd` at the end of each sentence. A word consists of letters,
 * digits and underscores in any script and apostrophes between letters, or is a version (`2.4.7`), `C#` or `C++`. Dots and
 * hyphens separate words (`CCNode.Position`, `side-scroller`, `.xnb`).
 */
export function scanWords(
  text: string,
  onWord: (word: string, start: number) => void,
  onSentenceEnd?: () => void,
): void {
  wordOrEnd.lastIndex = 0;
  for (let match = wordOrEnd.exec(text); match; match = wordOrEnd.exec(text)) {
    const word = match[0];
    if (word === '.' || word === '!' || word === '?') onSentenceEnd?.();
    else if (word.length <= maxWordLength) onWord(word, match.index);
  }
}
