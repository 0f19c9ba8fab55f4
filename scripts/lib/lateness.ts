const shortest = 150;
const longest = 850;

/**
 * Returns the delay of a file on a busy host, in milliseconds. Each script has a constant delay of 150 to 850 ms, so
 * that a failure is repeatable; other files have none.
 */
export function lateness(path: string): number {
  if (!path.endsWith('.js')) return 0;
  // FNV-1a, because names that differ by a letter get very different hashes.
  let hash = 2166136261;
  for (const letter of path) hash = Math.imul(hash ^ letter.charCodeAt(0), 16777619) >>> 0;
  return shortest + (hash % (longest - shortest + 1));
}
