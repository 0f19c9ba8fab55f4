import {useHistory} from '@docusaurus/router';
import {useMemo, useReducer, useState, useSyncExternalStore, type RefObject} from 'react';
import {addPage, addSearch, noRecent, type Recent} from '../../../client/recent';
import {readRecent, writeRecent} from '../../../client/recentStore';
import {searchAddress} from '../../../client/searchAddress';
import type {SearchStatus} from '../../../client/searchClient';
import {announcement} from './announcement';
import {toRecentPage} from './hitText';
import {activeKey, emptySections, foundSections, type PanelOption, type PanelSection} from './panelOptions';
import {closedPanel, isEmpty, panelReducer, type PanelState} from './panelState';
import {useAnswers} from './useAnswers';
import {useBox} from './useBox';
import {useDelayed} from './useDelayed';
import {usePageSearch, type PageSearch} from './usePageSearch';
import {useSheet} from './useSheet';

export interface Panel {
  readonly state: PanelState;
  readonly status: SearchStatus;
  readonly search: PageSearch;
  readonly sections: readonly PanelSection[];
  /** Key of the option that Enter opens. */
  readonly active: string | undefined;
  /** The screen reader's announcement, a moment after the change is visible. */
  readonly announcement: string;
  /** Makes an option the active one. */
  readonly choose: (key: string | undefined) => void;
  /** Opens an option in this tab. */
  readonly open: (option: PanelOption) => void;
  /** Adds an option to the recent pages, and the text to the recent searches. */
  readonly remember: (option: PanelOption) => void;
  readonly forget: (change: (recent: Recent) => Recent) => void;
  /** Replaces the text in the box. */
  readonly ask: (text: string) => void;
  readonly leave: () => void;
}

const announceAfterMs = 500;

/** The panel's state and actions. */
export function usePanel(input: RefObject<HTMLInputElement | null>): Panel {
  const search = usePageSearch();
  const {session, baseUrl, version} = search;
  const history = useHistory();
  const [state, dispatch] = useReducer(panelReducer, closedPanel);
  const [recent, setRecent] = useState(noRecent);
  const status = useSyncExternalStore(session.subscribe, () => session.status);

  const {found} = state;
  const {popular} = status;
  const isAsked = !isEmpty(state.text);
  const sections = useMemo(
    () => (isAsked ? foundSections(found, search) : emptySections(recent, popular, search)),
    [isAsked, found, recent, popular, search],
  );
  const options = sections.flatMap((section) => section.options);
  const active = activeKey(state, options);

  const forget = (change: (recent: Recent) => Recent): void => {
    const next = change(readRecent(baseUrl));
    setRecent(next);
    writeRecent(next);
  };
  const remember = (option?: PanelOption): void => {
    const page = option && toRecentPage(option);
    forget((known) => addSearch(page ? addPage(known, page) : known, state.text));
  };
  const leave = (): void => {
    dispatch({type: 'closed'});
    input.current?.blur();
  };
  const sheet = useSheet(state.isOpen, leave);
  const goTo = (href: string): void => {
    if (sheet.releaseEntry()) history.replace(href);
    else history.push(href);
    leave();
  };
  const ask = (text: string): void => {
    writeInto(input.current, text);
    dispatch({type: 'typed', text});
  };
  const open = (option: PanelOption): void => {
    if (option.type === 'search') {
      ask(option.query);
      return;
    }
    remember(option);
    goTo(option.href);
  };

  const answers = useAnswers({
    session,
    status,
    state,
    dispatch,
    open() {
      if (options[0]) open(options[0]);
    },
  });

  useBox(input, {
    state,
    options,
    active,
    indexState: status.state,
    dispatch,
    leave,
    onOpen: () => setRecent(readRecent(baseUrl)),
    type(text) {
      answers.ask(text);
      dispatch({type: 'typed', text});
    },
    open(option) {
      if (option && answers.areCurrent) open(option);
      else if (!answers.areCurrent) answers.openFirst();
      else if (isAsked) openAll();
    },
    openElsewhere(option) {
      remember(option);
      window.open(option.href, '_blank', 'noopener');
    },
    openAll,
    forget,
  });

  function openAll(): void {
    remember();
    goTo(searchAddress(baseUrl, {query: state.text, version}));
  }

  return {
    state,
    status,
    search,
    sections,
    active,
    announcement: useDelayed(announcement(state, status), announceAfterMs),
    choose: (key) => dispatch({type: 'chose', key}),
    open,
    remember,
    forget,
    ask,
    leave,
  };
}

function writeInto(input: HTMLInputElement | null, text: string): void {
  if (!input) return;
  input.value = text;
  input.focus();
}
