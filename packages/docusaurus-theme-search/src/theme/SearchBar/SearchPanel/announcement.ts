import type {SearchStatus} from '../../../client/searchClient';
import {isAnswered, isEmpty, type PanelState} from './panelState';

/** Returns what a screen reader announces about the list. */
export function announcement(state: PanelState, {state: index, failure}: SearchStatus): string {
  if (!state.isOpen) return '';
  if (failure) return failure.message;
  if (index === 'loading') return 'Loading the search index';
  if (isEmpty(state.text) || !state.found || !isAnswered(state)) return '';
  const {hits, results} = state.found;
  if (results.total === 0) return results.isComplete ? noResults(results.suggestion) : '';
  return `${hits.length} of ${results.total} ${results.total === 1 ? 'result' : 'results'}`;
}

const noResults = (suggestion: string | undefined): string =>
  suggestion === undefined ? 'No results' : `No results. Did you mean ${suggestion}?`;
