import type {ReactNode} from 'react';

/** A solution of an exercise, folded until the reader opens it. */
export default function Solution({children}: {readonly children: ReactNode}): ReactNode {
  return (
    <details className="solution">
      <summary>Solution</summary>
      {children}
    </details>
  );
}
