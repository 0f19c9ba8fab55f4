import type {ReactNode} from 'react';
import type {SearchFailure} from '../../../client/searchClient';
import {needsReload} from '../../../client/session/failures';

interface Props {
  readonly failure: SearchFailure;
  readonly onRetry: () => void;
  /** Names and headings were searched, some texts were not. */
  readonly isPartial?: boolean;
}

/** Says what did not work, and offers what helps. */
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
