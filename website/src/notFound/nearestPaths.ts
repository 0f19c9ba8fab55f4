import {distance} from 'fastest-levenshtein';

/** The largest fraction of differing letters for which a path is still a likely match. */
const largestDifference = 0.6;

/**
 * The existing paths that are most similar to the requested one, best first. The last segment has the same weight as
 * the whole path, because people remember a page's name better than its folder.
 */
export function nearestPaths(asked: string, existing: readonly string[], count: number): readonly string[] {
  const wanted = normalize(asked);
  return existing
    .map((path) => ({path, difference: difference(wanted, normalize(path))}))
    .filter((candidate) => candidate.difference < largestDifference)
    .sort((a, b) => a.difference - b.difference || (a.path < b.path ? -1 : 1))
    .slice(0, count)
    .map(({path}) => path);
}

function difference(a: string, b: string): number {
  return (relativeDistance(a, b) + relativeDistance(lastSegment(a), lastSegment(b))) / 2;
}

/** 0 for equal strings, 1 if every letter differs. */
function relativeDistance(a: string, b: string): number {
  return distance(a, b) / Math.max(a.length, b.length, 1);
}

function normalize(path: string): string {
  return path
    .toLowerCase()
    .replace(/(?:\/index)?\.html$/, '')
    .replace(/\/+$/, '');
}

function lastSegment(path: string): string {
  return path.slice(path.lastIndexOf('/') + 1);
}
