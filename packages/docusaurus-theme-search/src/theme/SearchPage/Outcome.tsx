import type {ReactNode} from 'react';
import {needsReload, type SearchFailure} from '../../client/session/failures';

/** Placeholder for hits that are loading. */
export function Skeleton(): ReactNode {
  return (
    <div className="search-skeleton" aria-hidden>
      {[1, 2, 3, 4, 5].map((key) => (
        <div key={key} />
      ))}
    </div>
  );
}

interface FailureProps {
  readonly failure: SearchFailure;
  /** True if some of the texts have loaded and can be searched. */
  readonly isPartial?: boolean;
  readonly onRetry: () => void;
}

/** Says why the search failed in part or whole, with a button that retries or reloads. */
export function Failure({failure, isPartial, onRetry}: FailureProps): ReactNode {
  return (
    <p className="search-failure" role="alert">
      {isPartial && 'Some pages are searched by title and headings only. '}
      {failure.message}{' '}
      {needsReload(failure) ? (
        <button type="button" onClick={() => window.location.reload()}>
          Reload
        </button>
      ) : (
        <button type="button" onClick={onRetry}>
          Retry
        </button>
      )}
    </p>
  );
}
