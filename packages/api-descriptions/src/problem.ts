import type {Position} from './descriptions';

/**
 * - `broken`: it cannot be read, or names what does not exist.
 * - `orphaned`: words about a type, namespace or member that the facts do not know.
 * - `stale`: checked before a later change of what it describes.
 */
export type ProblemKind = 'broken' | 'orphaned' | 'stale';

/** Something an author has to mend. The message says what is wrong and what to do. */
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
