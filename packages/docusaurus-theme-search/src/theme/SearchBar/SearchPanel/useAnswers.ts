import {useEffect, useEffectEvent, useRef, type Dispatch} from 'react';
import {flushSync} from 'react-dom';
import type {SearchSession, SearchStatus} from '../../../client/searchClient';
import {maxSuggestions} from '../../../shared/constants';
import {isAnswered, isEmpty, type PanelAction, type PanelState} from './panelState';

interface Input {
  readonly session: SearchSession;
  readonly status: SearchStatus;
  readonly state: PanelState;
  readonly dispatch: Dispatch<PanelAction>;
  /** Opens the first hit. */
  readonly open: () => void;
}

interface Answers {
  /** True if the options shown are for the text in the box. */
  readonly areCurrent: boolean;
  /** Searches for a text before React renders it, so that the worker answers in the meantime. */
  readonly ask: (text: string) => void;
  /** Opens the first hit as soon as there is one, unless the reader continues typing or leaves. */
  readonly openFirst: () => void;
}

/** Searches for the text in the box, and again whenever a lane is added. */
export function useAnswers({session, status, state, dispatch, open}: Input): Answers {
  const {text, isOpen, found} = state;
  const {lanes, awaitsConcepts, state: index} = status;
  const asked = useRef<readonly unknown[]>([]);
  const awaited = useRef<string>(undefined);

  const ask = (wanted: string): void => {
    const question = [wanted, session, lanes, awaitsConcepts, index];
    if (question.every((part, at) => part === asked.current[at])) return;
    asked.current = question;
    if (isEmpty(wanted)) return;
    void session.search({query: wanted, offset: 0, limit: maxSuggestions}, 'box').then((results) => {
      if (!results || asked.current !== question) return;
      // The concepts are about to arrive and improve the answer; the search then runs again.
      if (!results.isSettled && session.status.awaitsConcepts) return;
      // Renders synchronously, because React would otherwise render after the next frame.
      flushSync(() => dispatch({type: 'found', text: wanted, results}));
    });
  };

  const askAgain = useEffectEvent(() => {
    if (isOpen) ask(text);
    else awaited.current = undefined;
  });
  useEffect(() => askAgain(), [session, text, isOpen, lanes, awaitsConcepts, index]);

  const openAwaited = useEffectEvent(() => {
    if (awaited.current !== text || !found || !isAnswered(state)) return;
    if (found.hits.length > 0) open();
    if (found.hits.length > 0 || found.results.isComplete) awaited.current = undefined;
  });
  useEffect(() => openAwaited(), [found]);

  return {
    areCurrent: isEmpty(text) || isAnswered(state),
    ask,
    openFirst() {
      awaited.current = text;
    },
  };
}
