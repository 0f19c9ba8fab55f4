import Link from '@docusaurus/Link';
import {createElement, type ReactNode} from 'react';
import type {ProgressView} from '../../view';

interface Props {
  /** A `ProgressView` as JSON, set by remarkTutorial. */
  readonly view?: string;
}

/** The steps of the reader's path; client/progressElements.ts marks the finished ones and links to the next page. */
export default function TutorialProgress({view = ''}: Props): ReactNode {
  const {steps, end} = JSON.parse(view) as ProgressView;
  return createElement(
    'tutorial-progress',
    null,
    <ol>
      {steps.map(({pages, title, href, label, section}) => (
        <li key={href} data-pages={pages.join(' ')} data-label={label} data-section={section}>
          <Link to={href}>{title}</Link>
          <span />
        </li>
      ))}
      <li>
        <Link to={end.href}>{end.title}</Link>
      </li>
    </ol>,
    <p>
      <Link to={steps[0]?.href ?? ''}>{`Start with ${steps[0]?.label ?? ''}`}</Link>
    </p>,
  );
}
