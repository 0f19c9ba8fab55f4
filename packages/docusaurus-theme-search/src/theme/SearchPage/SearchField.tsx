import {useEffect, useRef, type ReactNode, type RefObject} from 'react';
import {maxQueryLength, type QueryProblem} from '../../shared';
import {Marked} from '../SearchHit';
import styles from './styles.module.css';

interface Props {
  /** What is asked; unknown until the page is hydrated. */
  readonly query: string | undefined;
  readonly problem: QueryProblem | undefined;
  /** The query that has the problem. */
  readonly problemQuery: string;
  readonly action: string;
  readonly onType: (query: string) => void;
  /** The reader asks for it by Enter. */
  readonly onSubmit: (query: string) => void;
  /** The reader turns to something else. */
  readonly onLeave: () => void;
}

const problemId = 'search-page-problem';

/** The field of the page, and beside it what can't be read of the query. */
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
        </p>
      )}
    </form>
  );
}

/**
 * The field keeps its own text, with blanks that a query has no use for, and gets another one when the address has. What
 * was typed before the page was hydrated counts. Opened without a query, the field gets the focus.
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
    // After the theme, which puts the focus on the beginning of a page that a link has led to.
    if (isFirst && query === '') setTimeout(() => input.focus({preventScroll: true}));
  }, [query, onType]);
  return field;
}
