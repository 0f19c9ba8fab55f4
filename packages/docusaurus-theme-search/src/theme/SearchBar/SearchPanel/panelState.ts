import type {Hit, SearchResults} from '../../../shared';
import {maxSuggestions} from '../../../shared/constants';
import {mergeHits} from '../../SearchPage/mergeHits';

export interface Found {
  /** The text that was asked. */
  readonly text: string;
  readonly results: SearchResults;
  /** What is shown of the results; more stable than they are. */
  readonly hits: readonly Hit[];
}

export interface PanelState {
  readonly text: string;
  readonly isOpen: boolean;
  readonly found?: Found;
  /** Key of the option that the reader has chosen, by arrow keys or pointer; it holds the list still. */
  readonly chosen?: string;
}

export type PanelAction =
  | {readonly type: 'typed'; readonly text: string}
  | {readonly type: 'opened'}
  | {readonly type: 'closed'}
  | {readonly type: 'chose'; readonly key: string | undefined}
  | {readonly type: 'found'; readonly text: string; readonly results: SearchResults};

export const closedPanel: PanelState = {text: '', isOpen: false};

export function panelReducer(state: PanelState, action: PanelAction): PanelState {
  switch (action.type) {
    case 'typed':
      return {
        text: action.text,
        isOpen: true,
        found: isEmpty(action.text) ? undefined : state.found,
      };
    case 'opened':
      return {...state, isOpen: true};
    case 'closed':
      return {...state, isOpen: false, chosen: undefined};
    case 'chose':
      return {...state, chosen: action.key};
    case 'found':
      return action.text === state.text ? {...state, found: toFound(state, action)} : state;
  }
}

/** Whether what is shown answers what is typed. */
export function isAnswered({text, found}: PanelState): boolean {
  return found?.text === text;
}

export const isEmpty = (text: string): boolean => text.trim() === '';

/**
 * Nothing moves below a reader's hands. A first answer is shown as it is. Later ones to the same text, which come with
 * further lanes, say more of the hits that are shown and add some below; only the last one, with all lanes, may put them
 * into another order, and not once the reader has chosen one.
 */
function toFound({found, chosen}: PanelState, {text, results}: Pick<Found, 'text' | 'results'>): Found {
  const isFirst = found?.text !== text;
  const mayMove = isFirst || (results.isComplete && chosen === undefined && !found.results.isComplete);
  const hits = mayMove ? results.hits.slice(0, maxSuggestions) : mergeHits(found.hits, results.hits, maxSuggestions);
  return {text, results, hits};
}
