import type {Mark} from '..';
import {isStopWord} from '../stopWords';
import type {SymbolMatch} from '../symbols/matchSymbols';
import type {Evidence, PlaceInfo} from './places';
import {rankWeights as weights} from './rankWeights';

/** The context of a score. */
export interface ScoreContext {
  readonly query: string;
  /** The highest score among the texts of this search. */
  readonly bestText: number;
}

/** From this closeness on, the query and the concept mean the same. */
const exactConcept = 0.95;

/**
 * Returns how likely a place is what the query asks for, from 0 to about 165; up to about 130 for anything but a post of a named release. The whole search is ranked by this score.
 *
 * 1. Each kind of evidence has its own score: the name of a symbol, being a concept's answer, words in a text.
 * 2. The strongest is added in full, the others in part, so a place that matches in two ways ranks above one with one.
 * 3. The number of links to a place decides between places that are otherwise equal.
 * 4. Release posts score lower, unless the query names that release.
 */
export function scorePlace(evidence: Evidence, place: PlaceInfo, context: ScoreContext): number {
  const [first = 0, second = 0, third = 0] = [
    nameScore(evidence, context.query),
    conceptScore(evidence),
    textScore(evidence, context.bestText),
  ].sort((a, b) => b - a);
  const relevance = first + weights.second * second + weights.third * third;
  const popularity = Math.min(weights.maxPopularity, Math.log2(1 + place.popularity) * weights.popularity);
  return (relevance + popularity) * releaseFactor(place, context.query);
}

function nameScore({symbol}: Evidence, query: string): number {
  if (!symbol) return 0;
  const {name, closeness, namePower} = weights;
  return (name[symbol.how] + closeness * symbol.closeness) * nameCoverage(symbol, query) ** namePower;
}

function conceptScore({concept}: Evidence): number {
  if (!concept) return 0;
  const {match, position, support} = concept;
  const worth = match.kind === 'renamed' ? weights.renamed : weights.concept;
  const doubt = match.closeness < exactConcept ? weights.conceptLoss * (1 - support) : 0;
  return Math.max(0, worth * match.closeness ** weights.conceptPower * (1 - doubt) - weights.answerStep * position);
}

function textScore({text}: Evidence, bestText: number): number {
  if (!text) return 0;
  const quality =
    weights.textBase +
    weights.textScore * (text.score / Math.max(bestText, Number.MIN_VALUE)) +
    weights.textTitle * text.titleCoverage +
    weights.textExact * text.exactness;
  return weights.text * text.coverage ** weights.coveragePower * quality;
}

function releaseFactor({release}: PlaceInfo, query: string): number {
  if (release === undefined) return 1;
  return mentionsVersion(query, release) ? weights.askedRelease : weights.release;
}

/** Recognizes code. Other words in it do not make the name less likely. */
const code = /[=({;]/;

/** A long name in its exact case is meant as a name, whatever other words there are, so it gets at least this coverage. */
const exactCase = {letters: 6, coverage: 0.85};

/** Returns the fraction of the query's letters in a symbol's name and owner. Ignores words such as "how" and "the". */
export function nameCoverage({nameMarks, ownerMarks, isCaseExact}: SymbolMatch, query: string): number {
  if (code.test(query)) return 1;
  const named = lengthOf(nameMarks);
  const least = isCaseExact && named >= exactCase.letters && /\p{Lu}/u.test(query) ? exactCase.coverage : 0;
  const words = query.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
  const meaning = words.filter((word) => !isStopWord(word));
  const asked = (meaning.length > 0 ? meaning : words).join('').length;
  return asked === 0 ? 1 : Math.min(1, Math.max(least, (named + lengthOf(ownerMarks)) / asked));
}

const lengthOf = (marks: readonly Mark[]): number => marks.reduce((sum, [start, end]) => sum + end - start, 0);

/** Returns true if a query mentions a release: `2.4.7`, `v2.4.7`, or `2.4` for every 2.4 release. */
export function mentionsVersion(query: string, version: string): boolean {
  const asked = query.match(/\d+(?:\.\d+)+/g) ?? [];
  return asked.some((text) => version === text || version.startsWith(`${text}.`));
}
