// Messages between page and worker.
import type {Hit, SearchRequest, SearchResults} from './hit';

export type ToWorker =
  /** The bytes of a file as fetched: the concepts, a context's full text, or, without `context`, the first lane. */
  | {readonly type: 'lane'; readonly context?: string; readonly bytes: ArrayBuffer}
  /** Every lane has loaded or failed. */
  | {readonly type: 'complete'}
  | {readonly type: 'search'; readonly id: number; readonly request: SearchRequest};

export type FromWorker =
  /** Sent after the first lane, with the popular pages for an empty box. */
  | {readonly type: 'welcome'; readonly popular: readonly Hit[]}
  /** A lane can be searched. */
  | {readonly type: 'added'; readonly context?: string}
  /** A lane cannot be read, because it is damaged or of another format. */
  | {readonly type: 'refused'; readonly context?: string; readonly reason: 'damaged' | 'format'}
  | {readonly type: 'results'; readonly id: number; readonly results: SearchResults};
