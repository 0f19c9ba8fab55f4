import {createElement, type ReactNode} from 'react';

interface Props {
  /** The name of the page, set by remarkTutorial. */
  readonly page?: string;
}

/** Marks a page of a part as finished (client/progressElements.ts). It is hidden without JavaScript. */
export default function PartDone({page = ''}: Props): ReactNode {
  return createElement(
    'part-done',
    {'data-page': page},
    <button type="button" aria-pressed="false">
      Mark this page as finished
    </button>,
    <p role="status" />,
  );
}
