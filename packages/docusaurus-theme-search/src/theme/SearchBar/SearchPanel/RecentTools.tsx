import type {ReactNode} from 'react';
import {noRecent} from '../../../client/recent';
import type {Panel} from './usePanel';

/** The note and the Clear button below recent searches and pages. */
export function RecentTools({panel: {sections, forget}}: {readonly panel: Panel}): ReactNode {
  const hasRecent = sections.some(({options}) => options.some(({type}) => type === 'search' || type === 'page'));
  if (!hasRecent) return null;
  return (
    <p className="panel-note">
      Stored only in this browser. <span className="panel-aside">Press Delete to remove an entry. </span>
      <button type="button" onClick={() => forget(() => noRecent)}>
        Clear
      </button>
    </p>
  );
}
