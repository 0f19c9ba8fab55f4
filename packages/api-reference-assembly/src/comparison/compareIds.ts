import {compareText, type DocId} from 'api-model';

export interface IdComparison {
  /** The number of ids that both sides have. */
  readonly equal: number;
  /** The ids that only the facts have, and those that only the compiler wrote; sorted. */
  readonly onlyInFacts: readonly DocId[];
  readonly onlyFromCompiler: readonly DocId[];
}

/** Compares ids one by one. An id that one side has twice must also be on the other side twice. */
export function compareIds(facts: readonly DocId[], compiler: readonly DocId[]): IdComparison {
  const onlyFromCompiler = without(compiler, facts);
  return {equal: compiler.length - onlyFromCompiler.length, onlyInFacts: without(facts, compiler), onlyFromCompiler};
}

function without(ids: readonly DocId[], others: readonly DocId[]): readonly DocId[] {
  const left = new Map<DocId, number>();
  for (const id of others) left.set(id, (left.get(id) ?? 0) + 1);
  const unmatched = ids.filter((id) => {
    const count = left.get(id) ?? 0;
    left.set(id, count - 1);
    return count <= 0;
  });
  return unmatched.sort(compareText);
}
