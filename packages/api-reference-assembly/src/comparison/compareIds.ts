import {compareText, type DocId} from 'api-model';

export interface IdComparison {
  /** How many ids both have. */
  readonly equal: number;
  /** Ids that the facts alone have, and ids that the compiler alone wrote; sorted. */
  readonly onlyInFacts: readonly DocId[];
  readonly onlyFromCompiler: readonly DocId[];
}

/** Compares ids one for one; an id that one side has twice has to be there twice on the other. */
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
