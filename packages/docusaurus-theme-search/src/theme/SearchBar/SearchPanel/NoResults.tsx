import type {ReactNode} from 'react';
import {allResults} from './panelOptions';
import type {Panel} from './usePanel';

/** Shown when nothing was found, with a spelling suggestion and links to help. */
export function NoResults({panel: {state, search, ask, open}}: {readonly panel: Panel}): ReactNode {
  const results = state.found?.results;
  if (!results?.isComplete) return <p className="panel-note">Searching the text of all pages…</p>;
  const [all] = allResults(state.text, search);
  return (
    <div className="panel-note">
      <p>
        <strong>No results</strong>
        {results.suggestion !== undefined && (
          <>
            {'. Did you mean '}
            <button type="button" onClick={() => ask(results.suggestion ?? '')}>
              {results.suggestion}
            </button>
            ?
          </>
        )}
      </p>
      <p>
        {all && (
          <a
            href={all.href}
            onClick={(event) => {
              event.preventDefault();
              open(all);
            }}
          >
            How to search
          </a>
        )}
        {search.ask && <a href={search.ask.href}>{search.ask.label}</a>}
      </p>
    </div>
  );
}
