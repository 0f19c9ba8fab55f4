import type {ReactNode} from 'react';
import {needsReload, type SearchFailure} from '../../client/session/failures';

/** In place of hits that are on their way. */
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
  /** Some of the texts are there, and can be searched. */
  readonly isPartial?: boolean;
  readonly onRetry: () => void;
}

/** Why nothing, or not all, can be found, and what the reader can do. */
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
