import useBaseUrl from '@docusaurus/useBaseUrl';
import type {ReactNode} from 'react';
import {formatBytes} from '../formatBytes';

interface Props {
  readonly children: ReactNode;
  /** The download of the code at this checkpoint, and its size. */
  readonly href?: string;
  readonly bytes?: string;
}

/** Describes what the reader's game should show by now, possibly with a `<Capture>`. */
export default function Checkpoint({children, href, bytes}: Props): ReactNode {
  return (
    <div className="alert alert--success lesson">
      <p className="alert__title">You should now see</p>
      {children}
      {href !== undefined && <CodeSoFar href={href} bytes={Number(bytes)} />}
    </div>
  );
}

function CodeSoFar({href, bytes}: {readonly href: string; readonly bytes: number}): ReactNode {
  return (
    <p className="lesson__code">
      If your code doesn't compile, compare it with{' '}
      <a href={useBaseUrl(href)} download>
        all the code so far
      </a>
      {` (zip, ${formatBytes(bytes)}).`}
    </p>
  );
}
