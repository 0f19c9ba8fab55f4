import {maxQueryLength} from 'search-engine';
import type {SearchState} from '../../../client/searchClient';
import type {PanelOption} from './panelOptions';
import type {PanelState} from './panelState';

export const listId = 'search-list';
export const optionId = (index: number): string => `search-option-${index}`;

interface Box {
  readonly state: PanelState;
  readonly options: readonly PanelOption[];
  readonly active: string | undefined;
  readonly indexState: SearchState;
}

export interface BoxAttributes {
  /** For assistive technology; an undefined value removes the attribute. */
  readonly input: Readonly<Record<string, string | undefined>>;
  readonly form: Readonly<Record<string, string | undefined>>;
}

/** Returns the attributes that reflect the panel's state on the input and its form. */
export function boxAttributes({state: {isOpen}, options, active, indexState}: Box): BoxAttributes {
  const isExpanded = isOpen && options.length > 0;
  const index = options.findIndex(({key}) => key === active);
  return {
    input: {
      'aria-expanded': String(isExpanded),
      'aria-controls': isExpanded ? listId : undefined,
      'aria-activedescendant': isExpanded && index >= 0 ? optionId(index) : undefined,
    },
    form: {
      'data-state': boxState(isOpen, indexState),
      'data-open': isOpen ? '' : undefined,
      'aria-busy': indexState === 'loading' ? 'true' : undefined,
    },
  };
}

function boxState(isOpen: boolean, indexState: SearchState): string {
  if (indexState === 'loading' || indexState === 'failed') return indexState;
  return isOpen ? 'focused' : 'ready';
}

/** Attributes that the HTML of every page can do without. */
const whileSearching = {'aria-autocomplete': 'list', spellcheck: 'false', maxlength: String(maxQueryLength)};

export function setAttributes(input: HTMLInputElement, attributes: BoxAttributes): void {
  setEach(input, {...whileSearching, ...attributes.input});
  if (input.form) setEach(input.form, attributes.form);
}

function setEach(element: Element, attributes: Readonly<Record<string, string | undefined>>): void {
  for (const [name, value] of Object.entries(attributes)) {
    if (value === undefined) element.removeAttribute(name);
    else element.setAttribute(name, value);
  }
}
