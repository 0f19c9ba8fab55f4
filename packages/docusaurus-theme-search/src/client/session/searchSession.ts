import type {Hit, SearchRequest, SearchResults} from '../../shared';
import type {SearchFailure} from './failures';

/**
 * - `loading`: nothing can be searched yet; searches wait.
 * - `ready`: names and headings can be searched, full text is on its way.
 * - `complete`: every lane is there, or will not come (`incomplete`).
 * - `failed`: nothing can be searched (`failure`).
 */
export type SearchState = 'loading' | 'ready' | 'complete' | 'failed';

/** What is known of the index. Another object whenever something of it has changed. */
export interface SearchStatus {
  readonly state: SearchState;
  /** Why nothing can be searched. */
  readonly failure?: SearchFailure;
  /** Why some texts are missing from the results. */
  readonly incomplete?: SearchFailure;
  /** How many lanes can be searched: after each, results may be better. */
  readonly lanes: number;
  /** The most wanted pages. */
  readonly popular: readonly Hit[];
}

/** The search of one docs version, shared by the box and the search page. */
export interface SearchSession {
  readonly status: SearchStatus;
  readonly state: SearchState;
  readonly failure?: SearchFailure;
  /**
   * Answers a request, as soon as there is an index to answer it. `undefined` when a newer request of the same channel
   * has overtaken it, or the session has failed meanwhile. Channels (`box`, `page`) don't disturb one another.
   */
  readonly search: (request: SearchRequest, channel?: string) => Promise<SearchResults | undefined>;
  /** Calls the listener whenever `status` has changed, until the returned function is called. */
  readonly subscribe: (listener: () => void) => () => void;
  /** Tries again what has failed. */
  readonly retry: () => void;
}
