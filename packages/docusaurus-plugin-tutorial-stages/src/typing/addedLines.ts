import {diffLines} from '../server/diffLines';
import type {TypedFiles} from './typedFiles';

/** The number of lines that a reader adds to get from one program to the next. Blank lines don't count. */
export function addedLines(before: TypedFiles, after: TypedFiles): number {
  const written = (lines: readonly string[] = []): readonly string[] => lines.filter((line) => line.trim() !== '');
  const added = [...after].map(([file, lines]) => diffLines(written(before.get(file)), written(lines)).added);
  return added.reduce((sum, each) => sum + each, 0);
}
