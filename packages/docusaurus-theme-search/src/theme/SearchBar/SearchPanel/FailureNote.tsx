import type {ReactNode} from 'react';
import type {SearchFailure} from '../../../client/searchClient';
import {needsReload} from '../../../client/session/failures';

interface Props {
  readonly failure: SearchFailure;
  readonly onRetry: () => void;
  /** True if names and headings were searched but some texts were not. */
  readonly isPartial?: boolean;
}

/** Says what failed, with a button that retries or reloads. */
export function FailureNote({failure, onRetry, isPartial = false}: Props): ReactNode {
  const isReload = needsReload(failure);
  return (
    <p className="panel-note">
      {isPartial && 'Some results may be missing. '}
      {failure.message}{' '}
      <button type="button" onClick={isReload ? () => location.reload() : onRetry}>
        {isReload ? 'Reload' : 'Retry'}
      </button>
    </p>
  );
}
