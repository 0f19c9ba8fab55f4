import type {ReactNode} from 'react';
import type {QueryProblem} from '../../../shared';
import {Marked} from '../../SearchHit';

interface Props {
  /** The query that has the problem. */
  readonly text: string;
  readonly problem: QueryProblem;
}

/** Where a query can't be read; what was meant is searched all the same. */
export function QueryProblemNote({text, problem: {message, start, end}}: Props): ReactNode {
  return (
    <p className="panel-note" data-type="problem">
      {message}:{' '}
      <code>
        <Marked text={text} marks={[[start, end]]} />
      </code>
    </p>
  );
}
