/** Returns names for type parameters of which only the number is known, as in a removed symbol's id: `T`, or `T1`, `T2`. */
export function placeholderNames(count: number): readonly string[] {
  return count === 1 ? ['T'] : Array.from({length: count}, (_, index) => `T${index + 1}`);
}
