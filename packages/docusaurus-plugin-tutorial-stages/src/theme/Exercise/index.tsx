import type {ReactNode} from 'react';

interface Props {
  readonly title: string;
  /** The task and a `<Solution>`. */
  readonly children: ReactNode;
}

/** Something for the reader to try. */
export default function Exercise({title, children}: Props): ReactNode {
  return (
    <div className="alert alert--info lesson">
      <p className="alert__title">{`Exercise: ${title}`}</p>
      {children}
    </div>
  );
}
