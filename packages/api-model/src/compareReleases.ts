/** Compares release numbers part by part: `2.4.7` < `2.4.7.6` < `2.4.10`. A missing part comes before 0. */
export function compareReleases(a: string, b: string): number {
  const [left, right] = [a.split('.').map(Number), b.split('.').map(Number)];
  for (let index = 0; index < Math.max(left.length, right.length); index += 1) {
    const difference = (left[index] ?? -1) - (right[index] ?? -1);
    if (difference !== 0) return difference;
  }
  return 0;
}
