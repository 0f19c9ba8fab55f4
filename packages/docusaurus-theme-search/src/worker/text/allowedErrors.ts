/** Returns how many typing errors a word or name of this length may have. */
export function allowedErrors(length: number): number {
  if (length <= 3) return 0;
  return length <= 6 ? 1 : 2;
}
