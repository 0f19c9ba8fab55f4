/** A bit for each letter in a word: what the one has and the other lacks is a lower bound of their distance. */
export function letterSet(word: string): number {
  let set = 0;
  for (let i = 0; i < word.length; i++) set |= 1 << (word.charCodeAt(i) & 31);
  return set;
}
