import {useMemo, type ReactNode} from 'react';
import useFinishedPages from '../../client/useFinishedPages';
import type {ProgressView} from '../../view';
import ProgressList from '../ProgressList';

interface Props {
  /** A `ProgressView` as JSON, set by remarkTutorial. */
  readonly view?: string;
}

/** The steps of the reader's path outside of articles, such as on the home page. */
export default function PathProgress({view = ''}: Props): ReactNode {
  const parsed = useMemo(() => JSON.parse(view) as ProgressView, [view]);
  return (
    <div className="tutorial-progress">
      <ProgressList view={parsed} done={useFinishedPages()} />
    </div>
  );
}
