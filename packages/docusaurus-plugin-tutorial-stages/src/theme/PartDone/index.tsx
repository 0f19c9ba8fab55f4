import {createElement, type ReactNode} from 'react';

/** The name of the part's page, put here by remarkTutorial. */
interface Props {
  readonly page?: string;
}

/** Marks a part as finished; client/progressElements.ts gives it its work. Without JavaScript it is not shown. */
export default function PartDone({page = ''}: Props): ReactNode {
  return createElement(
    'part-done',
    {'data-page': page},
    <button type="button" aria-pressed="false">
      Mark this part as finished
    </button>,
    <p role="status" />,
  );
}
