import {findMember} from './member';
import type {Trial} from './readSteps';
import type {TypedFiles} from './typedFiles';

/**
 * Returns the program with the code to try.
 *
 * @throws Error if its place is not in the file, or more than once.
 */
export function applyTrial(files: TypedFiles, {code, file, place}: Trial): TypedFiles {
  const lines = files.get(file);
  if (lines === undefined) throw new Error('there is no such file yet');
  return new Map(files).set(file, tried(lines, code, place));
}

function tried(lines: readonly string[], code: string, place: string): readonly string[] {
  const [, word, what = ''] = /^(end of|instead of) (.+)$/.exec(place) ?? [];
  if (word === 'end of') return lines.toSpliced(endOf(lines, what), 0, `        ${code}`);
  if (word !== 'instead of') throw new Error(`"${place}" is not a place: write "end of Update()" or "instead of code"`);
  const line = onlyLineWith(lines, what);
  return lines.with(
    line,
    (lines[line] ?? '').replace(what, () => code),
  );
}

/** The line of the brace that ends a method or constructor, or of the `return` before it. */
function endOf(lines: readonly string[], name: string): number {
  const {last} = findMember(lines, name);
  if (lines[last] !== '    }') throw new Error(`${name} has no body in braces`);
  return /^ {8}return\b/.test(lines[last - 1] ?? '') ? last - 1 : last;
}

function onlyLineWith(lines: readonly string[], code: string): number {
  const found = lines.flatMap((line, index) => (line.includes(code) ? [index] : []));
  const [line] = found;
  if (line === undefined || found.length > 1)
    throw new Error(`${code} must be on exactly one line, but is on ${found.length}`);
  return line;
}
