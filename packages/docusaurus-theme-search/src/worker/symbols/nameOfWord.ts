const names = new Map([
  ['ctor', 'constructor'],
  ['constructors', 'constructor'],
  ['indexer', 'this'],
]);

/** Returns the table's name for a word that is another name for the same thing. */
export const nameOfWord = (word: string): string => names.get(word.toLowerCase()) ?? word;
