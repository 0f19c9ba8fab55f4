import {useEffect, useRef, type ReactNode, type RefObject} from 'react';
import {maxQueryLength, type QueryProblem} from 'search-engine';
import {Marked} from '../SearchHit';
import styles from './styles.module.css';

interface Props {
  /** The query; undefined until the page is hydrated. */
  readonly query: string | undefined;
  readonly problem: QueryProblem | undefined;
  /** The query with the problem, as it was read. */
  readonly problemQuery: string;
  readonly action: string;
  readonly onType: (query: string) => void;
  /** Called on Enter. */
  readonly onSubmit: (query: string) => void;
  /** Called when the field loses the focus. */
  readonly onLeave: () => void;
}

const problemId = 'search-page-problem';

/** The page's search field, with any syntax error in the query. */
export function SearchField({query, problem, problemQuery, action, onType, onSubmit, onLeave}: Props): ReactNode {
  const field = useFieldValue(query, onType);
  return (
    <form
      className={styles.form}
      role="search"
      aria-label="Search page"
      action={action}
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit(field.current?.value ?? '');
      }}
    >
      <label htmlFor="search-page-query" className="visually-hidden">
        Search
      </label>
      <input
        ref={field}
        id="search-page-query"
        type="search"
        name="q"
        placeholder="CCNode.RunAction, play music, title:physics…"
        maxLength={maxQueryLength}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        enterKeyHint="search"
        aria-describedby={problem && problemId}
        onInput={(event) => onType(event.currentTarget.value)}
        onBlur={onLeave}
      />
      <button type="submit">Search</button>
      {problem && (
        <p id={problemId} className="search-problem">
          <strong>{problem.message}</strong>{' '}
          <code>
            <Marked text={problemQuery} marks={[[problem.start, problem.end]]} />
          </code>
          <br />
          <span>{problem.advice}</span>
        </p>
      )}
    </form>
  );
}

/**
 * Keeps the field's text, including spaces that the query omits, until the address has another query. Uses a text that was
 * typed before hydration. Focuses the field if the page is opened without a query.
 */
function useFieldValue(query: string | undefined, onType: (query: string) => void): RefObject<HTMLInputElement | null> {
  const field = useRef<HTMLInputElement>(null);
  const isOpened = useRef(false);
  useEffect(() => {
    const input = field.current;
    if (!input || query === undefined) return;
    const isFirst = !isOpened.current;
    isOpened.current = true;
    if (isFirst && query === '' && input.value !== '') onType(input.value);
    else if (input.value.trim() !== query.trim()) input.value = query;
    // Deferred, because after following a link the theme moves the focus to the start of the page.
    if (isFirst && query === '') setTimeout(() => input.focus({preventScroll: true}));
  }, [query, onType]);
  return field;
}
