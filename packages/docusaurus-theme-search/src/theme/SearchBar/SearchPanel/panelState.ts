import type {Hit, SearchResults} from 'search-engine';
import {maxSuggestions} from '../../../shared/constants';
import {mergeHits} from '../../SearchPage/mergeHits';

export interface Found {
  /** The text that was searched for. */
  readonly text: string;
  readonly results: SearchResults;
  /** The hits shown, which change less often than the results. */
  readonly hits: readonly Hit[];
}

export interface PanelState {
  readonly text: string;
  readonly isOpen: boolean;
  readonly found?: Found;
  /** Key of the option that the reader chose, by arrow keys or pointer. */
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

/** Returns true if the results shown are for the text in the box. */
export function isAnswered({text, found}: PanelState): boolean {
  return found?.text === text;
}

export const isEmpty = (text: string): boolean => text.trim() === '';

/** Merges an answer so that nothing moves. Later answers to a text, which come with further lanes, add to the first one. */
function toFound({found}: PanelState, {text, results}: Pick<Found, 'text' | 'results'>): Found {
  const shown = found?.text === text ? found.hits : [];
  return {text, results, hits: mergeHits(shown, results, maxSuggestions)};
}
