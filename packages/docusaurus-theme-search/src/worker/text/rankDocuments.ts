import type {UnitScores} from './scoreUnit';
import type {Unit} from './toUnits';

export interface RankedDocument {
  readonly document: number;
  readonly score: number;
  /** The query's words that it has, as bits. */
  readonly units: number;
}

/** Adds up the scores of all words, removes documents that lack a required one, and returns the best `limit`, best first. */
export function rankDocuments(
  units: readonly Unit[],
  scores: readonly UnitScores[],
  prohibited: ReadonlySet<number>,
  limit: number,
): readonly RankedDocument[] {
  const totals = add(scores);
  const required = setOf(units, ({presence}) => presence === 'required');
  const allowed = totals.documents.filter(
    (document) => ((totals.units[document] ?? 0) & required) === required && !prohibited.has(document),
  );
  const score = (document: number) => totals.scores[document] ?? 0;
  return best(allowed, score, limit).map((document) => ({
    document,
    score: score(document),
    units: totals.units[document] ?? 0,
  }));
}

function add(all: readonly UnitScores[]) {
  const size = 1 + all.reduce((most, {documents}) => documents.reduce((max, one) => Math.max(max, one), most), 0);
  const totals = {documents: [] as number[], scores: new Float64Array(size), units: new Int32Array(size)};
  all.forEach(({documents, scores}, unit) => {
    documents.forEach((document, index) => {
      if (!totals.units[document]) totals.documents.push(document);
      totals.units[document] = (totals.units[document] ?? 0) | (1 << unit);
      totals.scores[document] = (totals.scores[document] ?? 0) + (scores[index] ?? 0);
    });
  });
  return totals;
}

/** Returns the first `limit` documents by score, then by number. */
function best(documents: readonly number[], score: (document: number) => number, limit: number): readonly number[] {
  const least = Float64Array.from(documents, score).sort().at(-limit) ?? 0;
  const candidates = documents.filter((document) => score(document) >= least);
  return candidates.sort((one, other) => score(other) - score(one) || one - other).slice(0, limit);
}

/** Returns the documents that have all units of a prohibited clause. */
export function prohibitedDocuments(units: readonly Unit[], scores: readonly UnitScores[]): ReadonlySet<number> {
  const byClause = new Map<number, number[]>();
  units.forEach(({clause}, index) => {
    const documents = scores[index]?.documents ?? [];
    const before = byClause.get(clause);
    const both = new Set(before);
    byClause.set(clause, before ? documents.filter((document) => both.has(document)) : [...documents]);
  });
  return new Set([...byClause.values()].flat());
}

function setOf(units: readonly Unit[], test: (unit: Unit) => boolean): number {
  return units.reduce((set, unit, index) => (test(unit) ? set | (1 << index) : set), 0);
}
