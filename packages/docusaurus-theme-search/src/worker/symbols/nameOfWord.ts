const names = new Map([
  ['ctor', 'constructor'],
  ['constructors', 'constructor'],
  ['indexer', 'this'],
]);

/** What the table calls something that has other names too. */
export const nameOfWord = (word: string): string => names.get(word.toLowerCase()) ?? word;
