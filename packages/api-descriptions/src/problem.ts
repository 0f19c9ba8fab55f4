import type {Position} from './descriptions';

/**
 * - `broken`: the text cannot be read, or contains a name that does not exist.
 * - `orphaned`: the text describes a type, namespace or member that is not in the facts.
 * - `stale`: what the text describes has changed since the text was checked.
 */
export type ProblemKind = 'broken' | 'orphaned' | 'stale';

/** Something an author has to fix. The message says what is wrong and what to do. */
export interface Problem {
  readonly kind: ProblemKind;
  readonly position: Position;
  readonly message: string;
}

export function broken(position: Position, message: string): Problem {
  return {kind: 'broken', position, message};
}

export function formatProblem({position, message}: Problem): string {
  return `${position.file}:${position.line}:${position.column}: ${message}`;
}

/** By file, line and column. */
export function compareProblems(a: Problem, b: Problem): number {
  if (a.position.file !== b.position.file) return a.position.file < b.position.file ? -1 : 1;
  return a.position.line - b.position.line || a.position.column - b.position.column;
}
