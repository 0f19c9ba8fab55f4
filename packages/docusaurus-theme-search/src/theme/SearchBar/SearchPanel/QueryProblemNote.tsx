import type {ReactNode} from 'react';
import type {QueryProblem} from 'search-engine';
import {Marked} from '../../SearchHit';

interface Props {
  /** The query with the problem, as it was read. */
  readonly read: string;
  readonly problem: QueryProblem;
}

/** Shows a syntax error in the query. The rest of the query is still searched. */
export function QueryProblemNote({read, problem: {message, advice, start, end}}: Props): ReactNode {
  return (
    <p className="panel-note" data-type="problem">
      {message}:{' '}
      <code>
        <Marked text={read} marks={[[start, end]]} />
      </code>
      <br />
      {advice}
    </p>
  );
}
