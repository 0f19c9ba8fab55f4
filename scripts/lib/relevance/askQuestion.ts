import type {Hit, SearchRequest, SearchResults} from 'search-engine';
import {maxSuggestions} from 'docusaurus-theme-search/constants';
import {isAcceptable} from './isAcceptable';
import type {Question} from './question';

export type Search = (request: SearchRequest) => SearchResults;

/** The search's answer to a question. */
export interface Answer {
  readonly question: Question;
  readonly hits: readonly Hit[];
  /** The rank of the first acceptable hit, from 1; absent if there is none. */
  readonly rank: number | undefined;
}

/** Asks as the box does, in all contexts and for as many hits as it suggests. */
export function askQuestion(search: Search, question: Question, base?: string): Answer {
  const {hits} = search({query: question.query, offset: 0, limit: maxSuggestions});
  const index = hits.findIndex((hit) => isAcceptable(hit, question.pages, base));
  return {question, hits, rank: index === -1 ? undefined : index + 1};
}
