/**
 * Compares release numbers part by part: `2.4.7` < `2.4.7.6` < `2.4.10`. A missing part comes before 0, and a preview
 * before its release: `2.6.0-preview.2` < `2.6.0-preview.10` < `2.6.0`.
 */
export function compareReleases(a: string, b: string): number {
  const [left, right] = [a.split(/[.-]/), b.split(/[.-]/)];
  for (let index = 0; index < Math.max(left.length, right.length); index += 1) {
    const [one = '', other = ''] = [left[index], right[index]];
    const difference = rankOf(one) - rankOf(other) || (one > other ? 1 : -1);
    if (one !== other) return difference;
  }
  return 0;
}

/** Words such as `preview` come first, then a missing part, then numbers. */
function rankOf(part: string): number {
  if (part === '') return -1;
  return /\d/.test(part) ? Number(part) : -2;
}
