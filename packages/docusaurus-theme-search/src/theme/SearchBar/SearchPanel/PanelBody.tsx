import type {ReactNode} from 'react';
import {FailureNote} from './FailureNote';
import {NoResults} from './NoResults';
import {OptionList} from './OptionList';
import {QueryProblemNote} from './QueryProblemNote';
import {RecentTools} from './RecentTools';
import {isAnswered, isEmpty} from './panelState';
import type {Panel} from './usePanel';

/** The content of the open panel: the list and the notes about it. */
export function PanelBody({panel}: {readonly panel: Panel}): ReactNode {
  const {state, status, sections} = panel;
  const isAsked = !isEmpty(state.text);
  if (!isAsked && sections.length === 0 && status.state !== 'failed') return null;
  return (
    <div className="search-panel" data-search>
      {isAsked && state.found?.results.problem && (
        <QueryProblemNote read={state.found.results.read} problem={state.found.results.problem} />
      )}
      {status.failure && <FailureNote failure={status.failure} onRetry={panel.search.session.retry} />}
      {isAsked && isAnswered(state) && sections.length === 0 && <NoResults panel={panel} />}
      {sections.length > 0 && <OptionList panel={panel} />}
      {isAsked && isSearching(panel) && <p className="panel-note">Searching…</p>}
      {!isAsked && <RecentTools panel={panel} />}
      {isAsked && status.incomplete && (
        <FailureNote failure={status.incomplete} onRetry={panel.search.session.retry} isPartial />
      )}
    </div>
  );
}

/** Returns true if there is no answer yet, or if further hits will follow those shown. */
function isSearching({state: {found}, status}: Panel): boolean {
  return !status.failure && (!found || (found.hits.length > 0 && !found.results.isSettled));
}
