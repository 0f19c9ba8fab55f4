import {createElement, type ReactNode} from 'react';
import type {ProgressView} from '../../view';
import ProgressList from '../ProgressList';

interface Props {
  /** A `ProgressView` as JSON, set by remarkTutorial. */
  readonly view?: string;
}

/**
 * The steps of the reader's path in an article; client/progressElements.ts marks the finished ones and changes the link.
 * Pages that React hydrates use `PathProgress`, because their HTML must not change before.
 */
export default function TutorialProgress({view = ''}: Props): ReactNode {
  return createElement(
    'tutorial-progress',
    {className: 'tutorial-progress'},
    <ProgressList view={JSON.parse(view) as ProgressView} done={new Set()} />,
  );
}
