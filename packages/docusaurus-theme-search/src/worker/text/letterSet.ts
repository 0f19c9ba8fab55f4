/** Returns bits for the letters of a word. Those in one word only are a lower bound of the distance of two words. */
export function letterSet(word: string): number {
  let set = 0;
  for (let i = 0; i < word.length; i++) set |= 1 << (word.charCodeAt(i) & 31);
  return set;
}
