import {useEffect, useEffectEvent, type Dispatch, type RefObject} from 'react';
import {removePage, removeSearch, type Recent} from '../../../client/recent';
import type {SearchState} from '../../../client/searchClient';
import {boxAttributes, setAttributes} from './boxAttributes';
import {nextKey, type PanelOption} from './panelOptions';
import {isEmpty, type PanelAction, type PanelState} from './panelState';
import {isSheet} from './useSheet';

interface Box {
  readonly state: PanelState;
  readonly options: readonly PanelOption[];
  readonly active: string | undefined;
  readonly indexState: SearchState;
  readonly dispatch: Dispatch<PanelAction>;
  readonly leave: () => void;
  readonly onOpen: () => void;
  /** Called when the text in the box changes. */
  readonly type: (text: string) => void;
  /** Called on Enter. */
  readonly open: (option: PanelOption | undefined) => void;
  readonly openElsewhere: (option: PanelOption) => void;
  readonly openAll: () => void;
  readonly forget: (change: (recent: Recent) => Recent) => void;
}

/** Connects the panel to the input, which is part of every page and may have been typed into before the panel loaded. */
export function useBox(input: RefObject<HTMLInputElement | null>, box: Box): void {
  const {state, dispatch} = box;

  const openPanel = useEffectEvent(() => {
    if (state.isOpen) return;
    box.onOpen();
    dispatch({type: 'opened'});
  });
  const type = useEffectEvent(() => {
    if (!state.isOpen) box.onOpen();
    box.type(input.current?.value ?? '');
  });
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (!event.isComposing && pressKey(event, box)) event.preventDefault();
  });
  const submit = useEffectEvent((event: Event) => {
    // Lets the form load the search page, which may succeed in loading the index.
    if (box.indexState === 'failed') return;
    event.preventDefault();
    box.open(box.options.find(({key}) => key === box.active));
  });
  const close = useEffectEvent((event: Event) => {
    const target = event.type === 'focusout' ? (event as FocusEvent).relatedTarget : event.target;
    if (target instanceof Node && !input.current?.form?.contains(target)) dispatch({type: 'closed'});
  });

  useEffect(() => {
    const element = input.current;
    const form = element?.form;
    if (!element || !form) return undefined;
    const leaving = new AbortController();
    const {signal} = leaving;
    element.addEventListener('input', type, {signal});
    element.addEventListener('keydown', press, {signal});
    element.addEventListener('focus', openPanel, {signal});
    element.addEventListener('click', openPanel, {signal});
    form.addEventListener('submit', submit, {signal});
    form.addEventListener('focusout', close, {signal});
    document.addEventListener('pointerdown', close, {signal});
    // The reader may have used the box before the panel loaded.
    if (element.value !== '') type();
    if (element === document.activeElement) openPanel();
    else dispatch({type: 'closed'});
    return () => leaving.abort();
  }, [input, dispatch]);

  useEffect(() => {
    if (input.current) setAttributes(input.current, boxAttributes(box));
  });
}

/** Handles a key in the box. Returns true if it did something. */
function pressKey(event: KeyboardEvent, box: Box): boolean {
  const {state, options, active, dispatch} = box;
  const option = options.find(({key}) => key === active);
  switch (event.key) {
    case 'ArrowDown':
    case 'ArrowUp':
      if (event.altKey || event.shiftKey) return false;
      if (state.isOpen) dispatch({type: 'chose', key: nextKey(options, active, event.key === 'ArrowDown' ? 1 : -1)});
      else dispatch({type: 'opened'});
      return true;
    case 'Enter':
      return pressEnter(event, option, box);
    case 'Escape':
      escape(event, box);
      return true;
    case 'Delete':
      if (option?.type === 'search') box.forget((recent) => removeSearch(recent, option.query));
      else if (option?.type === 'page') box.forget((recent) => removePage(recent, option.href));
      else return false;
      return true;
    default:
      return false;
  }
}

/** Handles Enter with modifiers. Returns false if Enter should submit the form. */
function pressEnter(event: KeyboardEvent, option: PanelOption | undefined, box: Box): boolean {
  if (event.shiftKey && !isEmpty(box.state.text)) box.openAll();
  else if ((event.ctrlKey || event.metaKey) && option) box.openElsewhere(option);
  else return isEmpty(box.state.text) && !option;
  return true;
}

/** Closes the list, then empties the box, then leaves it. */
function escape({currentTarget}: KeyboardEvent, {state, dispatch, leave}: Box): void {
  const input = currentTarget as HTMLInputElement;
  if (state.isOpen && !isSheet()) dispatch({type: 'closed'});
  else if (state.isOpen || input.value === '') leave();
  else {
    input.value = '';
    dispatch({type: 'typed', text: ''});
    dispatch({type: 'closed'});
  }
}
