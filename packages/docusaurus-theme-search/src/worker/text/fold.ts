/**
 * Returns the form in which words are compared: lower case, without diacritics, possessives, apostrophes, outer underscores
 * and a version's `v`. May be empty.
 */
export function fold(word: string): string {
  const lower = word.toLowerCase();
  const plain = /^[a-z0-9]*$/.test(lower) ? lower : foldSigns(lower);
  return /^v\d+\./.test(plain) ? plain.slice(1) : plain;
}

function foldSigns(word: string): string {
  return word.normalize('NFD').replace(/\p{M}|['’]s$|['’]|^_+|_+$/gu, '');
}
