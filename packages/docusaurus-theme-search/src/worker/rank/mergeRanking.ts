import type {ConceptMatch} from '../concepts';
import type {SymbolMatch} from '../symbols/matchSymbols';
import type {TextMatch} from '../text/TextIndex';
import type {Evidence, PlaceFacts} from './evidence';
import type {RankWeights} from './rankWeights';
import {scorePlace} from './scorePlace';
import {spreadPages} from './spreadPages';

/** What the lanes have found for one query. */
export interface Findings {
  readonly query: string;
  readonly symbols: readonly SymbolMatch[];
  readonly concepts: readonly ConceptMatch[];
  readonly texts: readonly TextMatch[];
}

/** The places of the index, by number. Symbols have the numbers that they have in their table. */
export interface Places {
  factsOf(place: number): PlaceFacts;
  /** The page that a place is on: two places of prose on one page have the same. */
  pageOf(place: number): number;
  /** The place that a hit leads to: for names that are gone, the page that tells so. */
  targetOf(place: number): number;
  /** By path and hash with the site's base; undefined when that is not indexed. */
  find(address: string): number | undefined;
}

export interface RankedPlace {
  readonly place: number;
  readonly evidence: Evidence;
  readonly score: number;
}

/** One ranking of all that was found, best first; each place once. The same findings always give the same order. */
export function mergeRanking(findings: Findings, places: Places, weights?: RankWeights): readonly RankedPlace[] {
  const bestText = findings.texts.reduce((best, {score}) => Math.max(best, score), 0);
  const context = {query: findings.query, bestText, ...(weights && {weights})};
  const ranked = [...gatherEvidence(findings, places)].map(([place, evidence]) => ({
    place,
    evidence,
    score: scorePlace(evidence, places.factsOf(place), context),
  }));
  return onePerTarget(spreadPages(ranked, places), places);
}

/** Several names that are gone lead to one page: the best of them speaks for it. */
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
