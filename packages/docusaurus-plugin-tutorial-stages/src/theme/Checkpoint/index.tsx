import type {ReactNode} from 'react';

/** What is to be seen on the screen by now; a `<Capture>` in it may show it. */
export default function Checkpoint({children}: {readonly children: ReactNode}): ReactNode {
  return (
    <div className="alert alert--success lesson">
      <p className="alert__title">You should now see</p>
      {children}
    </div>
  );
}
