/** The cause of a failed search. */
export type FailureReason = 'offline' | 'slow' | 'missing' | 'format' | 'damaged' | 'worker' | 'unbuilt';

export interface SearchFailure {
  readonly reason: FailureReason;
  /** Tells readers what happened and what to do. */
  readonly message: string;
}

const messages: Readonly<Record<FailureReason, string>> = {
  offline: 'The search index couldn’t be loaded. Check your connection, then try again.',
  slow: 'The search index is taking too long to load. Check your connection, then try again.',
  missing: 'The site has been updated since this page was opened. Reload it to search.',
  format: 'This page is older than the search index. Reload it to search.',
  damaged: 'The search index is incomplete. Try again.',
  worker: 'Search stopped working in this browser. Try again.',
  unbuilt: 'The dev server couldn’t build the search index. The terminal says why. Fix the cause, then try again.',
};

/** Thrown when a file of the index cannot be loaded. */
export class LaneError extends Error {
  public constructor(public readonly reason: FailureReason) {
    super(messages[reason]);
  }
}

export function toFailure(error: unknown): SearchFailure {
  const reason = error instanceof LaneError ? error.reason : 'offline';
  return {reason, message: messages[reason]};
}

/** Returns true if only reloading the page helps. */
export function needsReload({reason}: SearchFailure): boolean {
  return reason === 'missing' || reason === 'format';
}
