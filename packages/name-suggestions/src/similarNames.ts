import {distance} from 'fastest-levenshtein';

const mostSuggestions = 3;

/** Returns up to three of `names` that are close to a mistyped `name`, the nearest first. */
export function similarNames(name: string, names: Iterable<string>): readonly string[] {
  const limit = Math.max(2, Math.floor(name.length / 3));
  const lowerCase = name.toLowerCase();
  return [...new Set(names)]
    .map((candidate) => ({candidate, steps: distance(lowerCase, candidate.toLowerCase())}))
    .filter(({steps}) => steps <= limit)
    .sort((a, b) => a.steps - b.steps || (a.candidate < b.candidate ? -1 : 1))
    .slice(0, mostSuggestions)
    .map(({candidate}) => candidate);
}
