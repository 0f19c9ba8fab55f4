import {asTyped, firstDifference, quoted} from './differences';
import {findMember, isOneLine} from './member';

/** The code of a file that a page shows, and its place in the file. Lines don't include markers of regions. */
export interface Listing {
  readonly shown: readonly string[];
  /** The old side of a diff. */
  readonly before?: readonly string[];
  /** Whether `shown` is a region; if not, it is the whole file. */
  readonly isRegion: boolean;
  readonly after?: string;
  readonly at?: string;
  readonly replaces?: string;
}

/**
 * Returns a file after a reader has typed a listing into it; `file` is undefined if it doesn't exist yet.
 *
 * @throws Error that says why the listing can't be typed.
 */
export function applyListing(file: readonly string[] | undefined, listing: Listing): readonly string[] {
  const {shown, before, isRegion} = listing;
  if (!isRegion && before === undefined) return shown;
  if (file === undefined) throw new Error('there is no such file yet: show it as a whole first');
  if (!isRegion) return replaceAll(file, before ?? [], shown);
  return before === undefined ? insert(file, listing) : replaceBlock(file, before, shown);
}

function replaceAll(file: readonly string[], before: readonly string[], shown: readonly string[]): readonly string[] {
  const line = firstDifference(file, before);
  if (line === undefined) return shown;
  throw new Error(
    `the old side of the diff is not what was typed: line ${line + 1}, ${asTyped(file[line])}, the diff has ${quoted(before[line])}`,
  );
}

function insert(file: readonly string[], {shown, after, at, replaces}: Listing): readonly string[] {
  const lines = indented(shown, '    ');
  if (replaces !== undefined) {
    const {first, last} = findMember(file, replaces);
    return file.toSpliced(first, last - first + 1, ...lines);
  }
  if (after !== undefined) {
    const {first, last} = findMember(file, after);
    return file.toSpliced(last + 1, 0, ...gap(file.slice(first, last + 1), lines), ...lines);
  }
  if (at === undefined)
    throw new Error('the page does not say where the region goes: add after="…", at="…", replaces="…" or diff="…"');
  if (at === 'start') {
    const start = file.indexOf('{') + 1;
    const next = file[start] === undefined || file[start] === '}' ? [] : gap(lines, [file[start]]);
    return file.toSpliced(start, 0, ...lines, ...next);
  }
  const end = file.lastIndexOf('}');
  const last = file[end - 1] ?? '{';
  return file.toSpliced(end, 0, ...(last === '{' ? [] : gap([last], lines)), ...lines);
}

/** The blank line between two members; fields have none between them. */
function gap(above: readonly string[], below: readonly string[]): readonly string[] {
  return isOneLine(above) && isOneLine(below) ? [] : [''];
}

/** Replaces the old lines, at any indentation, with the new ones. */
function replaceBlock(file: readonly string[], before: readonly string[], shown: readonly string[]): readonly string[] {
  const matches = file.map((_, start) => matchingLines(file, start, before));
  const found = matches.flatMap((count, start) => (count === before.length ? [start] : []));
  const [start] = found;
  if (found.length > 1) throw new Error('the old side of the diff is in the file more than once');
  if (start === undefined) {
    const most = Math.max(...matches);
    const near = matches.indexOf(most);
    throw new Error(
      most === 0
        ? `the old side of the diff is not in what was typed: nothing there is ${quoted(before[0])}`
        : `the old side of the diff is not what was typed: line ${near + most + 1}, ${asTyped(file[near + most])}, the diff has ${quoted(before[most])}`,
    );
  }
  return file.toSpliced(start, before.length, ...indented(shown, indentation(file[start])));
}

/** The number of lines of `before` that match the file from `start` on. */
function matchingLines(file: readonly string[], start: number, before: readonly string[]): number {
  const lines = indented(before, indentation(file[start]).slice(indentation(before[0]).length));
  const end = lines.findIndex((line, index) => line !== file[start + index]);
  return end === -1 ? lines.length : end;
}

function indented(lines: readonly string[], by: string): readonly string[] {
  return lines.map((line) => (line === '' ? '' : by + line));
}

function indentation(line = ''): string {
  return /^ */.exec(line)?.[0] ?? '';
}
