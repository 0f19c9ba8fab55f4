import type {ReactNode} from 'react';

/** How an exercise can be done, folded until the reader asks. */
export default function Solution({children}: {readonly children: ReactNode}): ReactNode {
  return (
    <details className="solution">
      <summary>Solution</summary>
      {children}
    </details>
  );
}
