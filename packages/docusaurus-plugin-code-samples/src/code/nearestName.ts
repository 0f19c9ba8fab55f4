import {distance} from 'fastest-levenshtein';

/** Returns the name that is most similar to a mistyped `name`, or undefined if none is similar enough. */
export function nearestName(name: string, names: readonly string[]): string | undefined {
  const limit = Math.max(2, Math.floor(name.length / 3));
  const lowerCase = name.toLowerCase();
  return names
    .map((candidate) => ({candidate, steps: distance(lowerCase, candidate.toLowerCase())}))
    .filter(({steps}) => steps <= limit)
    .sort((a, b) => a.steps - b.steps)[0]?.candidate;
}
