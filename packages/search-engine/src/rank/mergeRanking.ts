import type {ConceptMatch} from '../concepts/conceptTable';
import type {SymbolMatch} from '../symbols/matchSymbols';
import type {TextMatch} from '../text/TextIndex';
import type {Evidence, Places, RankedPlace} from './places';
import {scorePlace} from './scorePlace';

/** The matches of one query in symbols, concepts and texts. */
export interface Findings {
  readonly query: string;
  readonly symbols: readonly SymbolMatch[];
  readonly concepts: readonly ConceptMatch[];
  readonly texts: readonly TextMatch[];
}

/**
 * Merges all findings into one ranking, best first, each place once. The same findings always give the same order. Removed
 * symbols come last whatever their score, unless the query is exactly their name.
 */
export function mergeRanking(findings: Findings, places: Places): readonly RankedPlace[] {
  const bestText = findings.texts.reduce((best, {score}) => Math.max(best, score), 0);
  const context = {query: findings.query, bestText};
  const ranked = [...gatherEvidence(findings, places)].map(([place, evidence]) => ({
    place,
    evidence,
    score: scorePlace(evidence, places.factsOf(place), context),
  }));
  return onePerTarget(removedLast(spreadPages(ranked, places), places), places);
}

/** Moves removed symbols to the end, unless the query is exactly their name. */
function removedLast(ranked: readonly RankedPlace[], places: Places): readonly RankedPlace[] {
  const isLast = ({place, evidence}: RankedPlace): boolean =>
    places.factsOf(place).isRemoved && evidence.symbol?.how !== 'exact';
  return [...ranked.filter((entry) => !isLast(entry)), ...ranked.filter(isLast)];
}

/** Keeps only the best of several removed symbols that lead to the same page. */
function onePerTarget(ranked: readonly RankedPlace[], places: Places): readonly RankedPlace[] {
  const seen = new Set<number>();
  return ranked.filter(({place}) => {
    const target = places.targetOf(place);
    if (seen.has(target)) return false;
    seen.add(target);
    return true;
  });
}

function gatherEvidence({symbols, concepts, texts}: Findings, places: Places): ReadonlyMap<number, Evidence> {
  const gathered = new Map<number, Evidence>();
  const add = (place: number, evidence: Evidence): void => {
    gathered.set(place, {...evidence, ...gathered.get(place)});
  };
  for (const symbol of symbols) add(symbol.symbol, {symbol});
  for (const text of texts) add(text.id, {text});
  for (const match of concepts) {
    const answers = match.answers.flatMap((answer) => places.find(answer) ?? []);
    const support = Math.max(0, ...answers.map((place) => gathered.get(place)?.text?.coverage ?? 0));
    for (const [position, place] of answers.entries()) add(place, {concept: {match, position, support}});
  }
  return gathered;
}

/** How many places of one page of prose keep their full score; each further one scores lower. */
const freePlaces = 2;
const furtherWeight = 0.86;

/** Sorts by score and prevents a page of prose from filling the list with its sections. */
function spreadPages(ranked: readonly RankedPlace[], places: Places): readonly RankedPlace[] {
  const seen = new Map<number, number>();
  return [...ranked]
    .sort(byScore)
    .map((entry) => {
      const {kind} = places.factsOf(entry.place);
      if (kind !== 'page' && kind !== 'section') return entry;
      const page = places.pageOf(entry.place);
      const before = seen.get(page) ?? 0;
      seen.set(page, before + 1);
      return before < freePlaces ? entry : {...entry, score: entry.score * furtherWeight ** (before - freePlaces + 1)};
    })
    .sort(byScore);
}

function byScore(a: RankedPlace, b: RankedPlace): number {
  return b.score - a.score || a.place - b.place;
}
