import {
  excerptLength,
  kindGroup,
  noConcepts,
  type ConceptsLane,
  type FirstLane,
  type Hit,
  type SearchRequest,
  type SearchResults,
  type SymbolTexts,
  type TextLane,
} from '.';
import {readConceptTable, synonymsOf} from './concepts/conceptTable';
import {matchConcepts} from './concepts/matchConcepts';
import {nameDocuments, PlaceTable, textDocuments} from './placeTable';
import {highlightTerms, suggestSpelling} from './queryTerms';
import {parseQuery, readQuery} from './query/parseQuery';
import {mergeRanking} from './rank/mergeRanking';
import type {RankedPlace} from './rank/places';
import {rankWeights} from './rank/rankWeights';
import {matchSymbols} from './symbols/matchSymbols';
import {readSymbols} from './symbols/readSymbols';
import {TextIndex} from './text/TextIndex';
import {toHit, type HitSources} from './toHit';

export interface SearchEngine {
  /** Searches one docs version. */
  search(request: SearchRequest): SearchResults;
  /** Adds the concepts. */
  addConcepts(lane: ConceptsLane): void;
  /** Adds a context's text, one document per step, so that searches can run in between. */
  addText(context: string, lane: TextLane): Generator<void>;
  /** Declares that no more lanes will follow. */
  complete(): void;
  /** The popular pages. */
  readonly popular: readonly Hit[];
  /** Returns what was found, best first, with its evidence; for tests and for tuning the ranking. */
  rank(query: string): readonly RankedPlace[];
}

/** From this score on, later lanes don't displace the first hit: the query is at least a prefix of a symbol's name. */
const settledScore = rankWeights.name.prefix;

/** Creates a search engine from the first lane. */
export function createEngine(first: FirstLane): SearchEngine {
  const symbols = first.symbols && readSymbols(first.symbols.lane);
  const places = new PlaceTable(symbols, first.contexts);
  let concepts = readConceptTable(noConcepts);
  const index = new TextIndex();
  for (const document of nameDocuments(places)) index.add(document);
  const symbolContext = first.symbols?.context ?? '';
  let symbolTexts: SymbolTexts | undefined;
  let hasConcepts = false;
  let isComplete = false;

  const sources = (): HitSources => ({
    places,
    symbolContext,
    symbolTexts,
    excerptLength: first.excerptLength ?? excerptLength,
  });
  const contextOf = (place: number): string => places.proseAt(place)?.context ?? symbolContext;

  function find(text: string) {
    const query = readQuery(text);
    const parsed = parseQuery(query);
    const isLastWordOpen = !/\s$/.test(query);
    const isPlain = parsed.isPlain || parsed.problem !== undefined;
    const texts = index.search({
      clauses: parsed.clauses,
      synonyms: (word) => synonymsOf(concepts, word),
      isLastWordOpen,
    });
    const ranked = mergeRanking(
      {
        query,
        symbols: isPlain && symbols ? matchSymbols(symbols, query) : [],
        concepts: isPlain ? matchConcepts(concepts, query, isLastWordOpen) : [],
        texts,
      },
      places,
    );
    return {query, parsed, ranked};
  }

  function search(request: SearchRequest): SearchResults {
    const {query, parsed, ranked} = find(request.query);
    const contexts = count(
      ranked.map(({place}) => contextOf(place)),
      first.contexts.map(({name}) => name),
    );
    const inContext = ranked.filter(({place}) => isWanted(contextOf(place), request));
    const kindOf = ({place}: RankedPlace): string => kindGroup(places.symbolAt(place)?.kind ?? '');
    const kinds = count(
      inContext.map(kindOf).filter((kind) => kind !== ''),
      [],
    );
    const wanted = request.kind === undefined ? inContext : inContext.filter((entry) => kindOf(entry) === request.kind);
    const terms = highlightTerms(ranked, parsed.clauses);
    const suggestion = ranked.length === 0 ? suggestSpelling(parsed.clauses, query, index) : undefined;
    return {
      query: request.query,
      read: query,
      hits: wanted.slice(request.offset, request.offset + request.limit).map((entry) => toHit(entry, terms, sources())),
      total: wanted.length,
      contexts,
      kinds,
      ...(parsed.problem && {problem: parsed.problem}),
      ...(suggestion !== undefined && {suggestion}),
      terms,
      isComplete,
      isSettled: isComplete || hasConcepts || (ranked[0]?.score ?? 0) >= settledScore,
    };
  }

  return {
    search,
    rank: (query) => find(query).ranked,
    addConcepts(lane) {
      concepts = readConceptTable(lane);
      hasConcepts = true;
    },
    complete() {
      isComplete = true;
    },
    *addText(context, lane) {
      for (const document of textDocuments(places, context, lane.texts, lane.symbols)) {
        index.add(document);
        yield;
      }
      symbolTexts = lane.symbols ?? symbolTexts;
    },
    get popular() {
      return (first.popular ?? []).flatMap((address) => {
        const place = places.find(address);
        return place === undefined ? [] : [toHit({place, evidence: {}}, [], sources())];
      });
    },
  };
}

function isWanted(context: string, {within, outside}: SearchRequest): boolean {
  return (within === undefined || context === within) && (outside === undefined || context !== outside);
}

function count(keys: readonly string[], known: readonly string[]): Readonly<Record<string, number>> {
  const counts = new Map(known.map((key) => [key, 0]));
  for (const key of keys) counts.set(key, (counts.get(key) ?? 0) + 1);
  return Object.fromEntries(counts);
}
