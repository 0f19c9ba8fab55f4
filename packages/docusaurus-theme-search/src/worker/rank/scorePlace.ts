import type {Evidence, PlaceFacts} from './evidence';
import {mentionsVersion} from './mentionsVersion';
import {nameCoverage} from './nameCoverage';
import {rankWeights, type RankWeights} from './rankWeights';

/** What a score is relative to. */
export interface ScoreContext {
  readonly query: string;
  /** The highest score among the texts of this search. */
  readonly bestText: number;
  readonly weights?: RankWeights;
}

/** A concept this close is what the query says, in other words. */
const surely = 0.95;

/**
 * How sure it is that a place is what the query asks for: about 0 to 130. This is the ranking of the whole search.
 *
 * 1. Each kind of evidence is worth something by itself: the name of a symbol, being a concept's answer, words in a text.
 * 2. The strongest counts in full, the others in part: a place that is right in two ways is above one that is right in one.
 * 3. How much the site links to a place decides between those that are otherwise alike.
 * 4. Release posts and removed names step back, unless the query names that release, or exactly that name.
 */
export function scorePlace(evidence: Evidence, place: PlaceFacts, context: ScoreContext): number {
  const weights = context.weights ?? rankWeights;
  const [first = 0, second = 0, third = 0] = [
    nameScore(evidence, context.query, weights),
    conceptScore(evidence, weights),
    textScore(evidence, context.bestText, weights),
  ].sort((a, b) => b - a);
  const relevance = first + weights.second * second + weights.third * third;
  const popularity = Math.min(weights.mostPopularity, Math.log2(1 + place.popularity) * weights.popularity);
  return (relevance + popularity) * shareOf(evidence, place, context.query, weights);
}

function nameScore({symbol}: Evidence, query: string, {name, closeness, namePower}: RankWeights): number {
  if (!symbol) return 0;
  return (name[symbol.how] + closeness * symbol.closeness) * nameCoverage(symbol, query) ** namePower;
}

function conceptScore({concept}: Evidence, weights: RankWeights): number {
  if (!concept) return 0;
  const {match, position, support} = concept;
  const worth = match.kind === 'renamed' ? weights.renamed : weights.concept;
  const doubt = match.closeness < surely ? weights.conceptLoss * (1 - support) : 0;
  return Math.max(0, worth * match.closeness ** weights.conceptPower * (1 - doubt) - weights.answerStep * position);
}

function textScore({text}: Evidence, bestText: number, weights: RankWeights): number {
  if (!text) return 0;
  const quality =
    weights.textBase +
    weights.textScore * (text.score / Math.max(bestText, Number.MIN_VALUE)) +
    weights.textTitle * text.titleCoverage +
    weights.textExact * text.exactness;
  return weights.text * text.coverage ** weights.coveragePower * quality;
}

function shareOf({symbol}: Evidence, place: PlaceFacts, query: string, weights: RankWeights): number {
  if (place.release !== undefined)
    return mentionsVersion(query, place.release) ? weights.askedRelease : weights.release;
  return place.isGone && symbol?.how !== 'exact' ? weights.gone : 1;
}
