/** The order of versions: number by number, so that 2.4.10 comes after 2.4.9. */
export function compareVersions(a: string, b: string): number {
  const [left, right] = [a, b].map((version) => version.split('.').map(Number));
  for (let index = 0; index < Math.max(left?.length ?? 0, right?.length ?? 0); index++) {
    // 2.4.7 comes before 2.4.7.1.
    const difference = (left?.[index] ?? -1) - (right?.[index] ?? -1);
    if (difference !== 0) return difference;
  }
  return 0;
}

/** The versions among tags from the oldest to the newest asked for, both included, oldest first. */
export function releasesBetween(tags: readonly string[], oldest: string, newest: string): readonly string[] {
  return tags
    .filter((tag) => /^\d+(?:\.\d+)+$/u.test(tag))
    .filter((tag) => compareVersions(tag, oldest) >= 0 && compareVersions(tag, newest) <= 0)
    .toSorted(compareVersions);
}
