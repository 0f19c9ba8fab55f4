import type {TypedFiles} from './typedFiles';

/** Describes each file that differs from the expected one, in one sentence. */
export function differences(typed: TypedFiles, expected: TypedFiles): readonly string[] {
  const paths = [...new Set([...typed.keys(), ...expected.keys()])].sort();
  return paths.flatMap((path) => {
    const [left, right] = [typed.get(path), expected.get(path)];
    if (left === undefined) return [`${path}: the page never shows this file.`];
    if (right === undefined) return [`${path}: the page shows this file, but the part's program doesn't have it.`];
    const line = firstDifference(left, right);
    return line === undefined
      ? []
      : [`${path}:${line + 1}: ${asTyped(left[line])}, but should be ${quoted(right[line])}.`];
  });
}

/** The 0-based index of the first line that differs. */
export function firstDifference(left: readonly string[], right: readonly string[]): number | undefined {
  const count = Math.max(left.length, right.length);
  for (let index = 0; index < count; index += 1) if (left[index] !== right[index]) return index;
  return undefined;
}

export function asTyped(line: string | undefined): string {
  return `as typed, the line is ${quoted(line)}`;
}

export function quoted(line: string | undefined): string {
  if (line === undefined) return 'past the end of the file';
  return line.trim() === '' ? 'empty' : `"${line.trim()}"`;
}
