import {useEffect, useEffectEvent, useRef, type Dispatch} from 'react';
import {flushSync} from 'react-dom';
import type {SearchSession, SearchStatus} from '../../../client/searchClient';
import {maxSuggestions} from '../../../shared/constants';
import {isAnswered, isEmpty, type PanelAction, type PanelState} from './panelState';

interface Asking {
  readonly session: SearchSession;
  readonly status: SearchStatus;
  readonly state: PanelState;
  readonly dispatch: Dispatch<PanelAction>;
  /** Opens the first of what was found. */
  readonly open: () => void;
}

interface Answers {
  /** Whether what is shown answers what is typed. */
  readonly areThere: boolean;
  /** Asks for a text before anything is drawn anew for it: the worker answers meanwhile. */
  readonly ask: (text: string) => void;
  /** Opens the first hit as soon as there is one, unless the reader types on or leaves. */
  readonly openFirst: () => void;
}

/** Asks for what is typed, and again whenever a lane was added. */
export function useAnswers({session, status, state, dispatch, open}: Asking): Answers {
  const {text, isOpen, found} = state;
  const {lanes, state: index} = status;
  const asked = useRef<readonly unknown[]>([]);
  const awaited = useRef<string>(undefined);

  const ask = (wanted: string): void => {
    const question = [wanted, session, lanes, index];
    if (question.every((part, at) => part === asked.current[at])) return;
    asked.current = question;
    if (isEmpty(wanted)) return;
    void session.search({query: wanted, offset: 0, limit: maxSuggestions}, 'box').then((results) => {
      // At once: React's own turn comes behind the next frame.
      if (results && asked.current === question) flushSync(() => dispatch({type: 'found', text: wanted, results}));
    });
  };

  const askAgain = useEffectEvent(() => {
    if (isOpen) ask(text);
    else awaited.current = undefined;
  });
  useEffect(() => askAgain(), [session, text, isOpen, lanes, index]);

  const openAwaited = useEffectEvent(() => {
    if (awaited.current !== text || !found || !isAnswered(state)) return;
    if (found.hits.length > 0) open();
    if (found.hits.length > 0 || found.results.isComplete) awaited.current = undefined;
  });
  useEffect(() => openAwaited(), [found]);

  return {
    areThere: isEmpty(text) || isAnswered(state),
    ask,
    openFirst() {
      awaited.current = text;
    },
  };
}
