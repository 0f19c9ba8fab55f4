import type {Hit, SearchRequest, SearchResults} from 'search-engine';
import type {SearchFailure} from './failures';

/**
 * - `loading`: nothing can be searched yet; searches wait.
 * - `ready`: names and headings can be searched, full text is still loading.
 * - `complete`: every lane has loaded or failed (`incomplete`).
 * - `failed`: nothing can be searched (`failure`).
 */
export type SearchState = 'loading' | 'ready' | 'complete' | 'failed';

/** The state of the index. Replaced by a new object on every change. */
export interface SearchStatus {
  readonly state: SearchState;
  /** Why nothing can be searched. */
  readonly failure?: SearchFailure;
  /** Why some texts are missing from the results. */
  readonly incomplete?: SearchFailure;
  /** How many lanes can be searched. Results may improve with each. */
  readonly lanes: number;
  /** Concepts are about to arrive, so unsettled results (`SearchResults.isSettled`) are worth a short wait. */
  readonly awaitsConcepts: boolean;
  /** The popular pages. */
  readonly popular: readonly Hit[];
}

/** The search of one docs version, shared by the box and the search page. */
export interface SearchSession {
  readonly status: SearchStatus;
  readonly state: SearchState;
  readonly failure?: SearchFailure;
  /**
   * Answers a request as soon as the first lane has loaded. Resolves to `undefined` when a newer request of the same
   * channel replaces it or the session fails. Channels (`box`, `page`) are independent.
   */
  readonly search: (request: SearchRequest, channel?: string) => Promise<SearchResults | undefined>;
  /** Calls the listener after every change of `status`, until the returned function is called. */
  readonly subscribe: (listener: () => void) => () => void;
  /** Loads again what has failed. */
  readonly retry: () => void;
}
