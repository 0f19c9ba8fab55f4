import type {SearchRequest, SearchResults} from 'search-engine';
import type {Random} from './choose';
import {findProblems} from './findProblems';
import type {FuzzCase} from './generateCase';
import {generateRequest} from './generateRequest';
import type {SiteTexts} from './siteTexts';

export interface FuzzSubject {
  readonly engine: {search(request: SearchRequest): SearchResults};
  readonly site: SiteTexts;
  /** Returns the parts of results that are markup but should not be. */
  readonly findMarkup: (results: SearchResults) => readonly string[];
  /**
   * Starts to measure, and returns a function that returns the elapsed milliseconds. A careful watch excludes the
   * machine's other work.
   */
  readonly startWatch: (isCareful: boolean) => () => number;
}

export interface FuzzFailure {
  readonly request: SearchRequest;
  /** One sentence each. */
  readonly problems: readonly string[];
}

export interface FuzzOutcome {
  /** The time of each query in milliseconds. */
  readonly times: readonly number[];
  readonly failures: readonly FuzzFailure[];
}

/** The time limit of a query. */
export const maxQueryMs = 50;
/** The fraction of queries to run a second time, which doubles their cost. */
const repeatedFraction = 0.1;

/** Asks all queries of a case and checks all results. */
export function runCase(subject: FuzzSubject, {queries}: FuzzCase, random: Random): FuzzOutcome {
  const asked = queries.map((query) => ask(subject, generateRequest(query, subject.site.contexts, random), random));
  return {
    times: asked.map(({time}) => time),
    failures: asked.filter(({problems}) => problems.length > 0),
  };
}

function ask(subject: FuzzSubject, request: SearchRequest, random: Random): FuzzFailure & {readonly time: number} {
  try {
    const {results, time} = measure(subject, request);
    return {
      request,
      time,
      problems: [
        ...(time > maxQueryMs ? [`It took ${time.toFixed(1)} ms, three times.`] : []),
        ...findProblems(request, results, subject.site),
        ...subject.findMarkup(results),
        ...(random() < repeatedFraction ? findUnstable(subject, request, results) : []),
      ],
    };
  } catch (error) {
    return {request, time: 0, problems: [(error as Error).stack ?? String(error)]};
  }
}

/** A query over the limit gets two more attempts, because the machine may have been busy. The best one is used. */
function measure(subject: FuzzSubject, request: SearchRequest) {
  let best = measureOnce(subject, request, false);
  for (let attempt = 1; attempt < 3 && best.time > maxQueryMs; attempt++) {
    const next = measureOnce(subject, request, true);
    if (next.time < best.time) best = next;
  }
  return best;
}

function measureOnce({engine, startWatch}: FuzzSubject, request: SearchRequest, isCareful: boolean) {
  const watch = startWatch(isCareful);
  const results = engine.search(request);
  return {results, time: watch()};
}

/**
 * Checks that the same query returns the same hits, whatever was asked in between, and that a longer list begins with
 * the shorter one.
 */
function findUnstable({engine}: FuzzSubject, request: SearchRequest, results: SearchResults): readonly string[] {
  const longer = engine.search({...request, limit: request.limit + 5});
  const again = engine.search(request);
  const text = JSON.stringify(results.hits);
  return [
    ...(JSON.stringify(again) === JSON.stringify(results) ? [] : ['The same query returned different results.']),
    ...(JSON.stringify(longer.hits.slice(0, request.limit)) === text
      ? []
      : ['A longer list starts with different hits.']),
  ];
}
