import type {Mark} from '../hit';
import {allowedErrors, prefixDistance} from '../text/editDistance';
import {findCamelRuns, findPart, findSmallRuns, type Run} from './matchName';
import {isLikeName} from './matchMisspelled';
import {placeOfWord} from './matchWords';
import type {NameIndex} from './nameIndex';
import type {Pattern} from './pattern';

/**
 * Returns the ranges of a displayed name that the patterns match; none if no pattern matches. If the displayed name does not
 * contain the indexed one (`operator +` for `op_Addition`), marks all of it.
 */
export function nameMarks(
  names: NameIndex,
  name: number,
  displayed: string,
  patterns: readonly Pattern[],
): readonly Mark[] {
  const runs = patterns.flatMap((pattern) => findRuns(names, name, pattern));
  if (runs.length === 0) return [];
  const text = names.names[name] ?? '';
  const offset = displayed.lastIndexOf(text);
  if (offset === -1) return [[0, displayed.length]];
  return merge(runs.map(([start, end]) => [offset + unfold(text, start), offset + unfold(text, end - 1) + 1]));
}

function findRuns(names: NameIndex, name: number, pattern: Pattern): readonly Run[] {
  const at = findPart(names, name, pattern);
  if (at !== -1) return [[at, at + pattern.folded.length]];
  const humps = pattern.humps ? findCamelRuns(names, name, pattern.humps) : findSmallRuns(names, name, pattern.folded);
  if (humps) return humps;
  const place = placeOfWord(names, name, pattern);
  return place ? [[place.at, place.at + place.length]] : findMisspelled(names, name, pattern);
}

function findMisspelled(names: NameIndex, name: number, pattern: Pattern): readonly Run[] {
  if (!isLikeName(pattern)) return [];
  const {folded} = pattern;
  const text = names.folded[name] ?? '';
  const [best] = [0, names.prefixes[name] ?? 0]
    .map((start) => ({start, ...prefixDistance(folded, text.slice(start), allowedErrors(folded.length))}))
    .sort((a, b) => a.distance - b.distance);
  return best && best.length > 0 ? [[best.start, best.start + best.length]] : [];
}

/** Converts an index in a name's folded form to an index in the name. */
function unfold(name: string, folded: number): number {
  let rest = folded;
  for (let at = 0; at < name.length; at++) if (name[at] !== '_' && rest-- === 0) return at;
  return name.length;
}

function merge(marks: readonly Mark[]): readonly Mark[] {
  const merged: [number, number][] = [];
  for (const [start, end] of [...marks].sort(([a], [b]) => a - b)) {
    const last = merged.at(-1);
    if (last && start <= last[1]) last[1] = Math.max(last[1], end);
    else merged.push([start, end]);
  }
  return merged;
}
