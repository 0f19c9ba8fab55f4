import Link from '@docusaurus/Link';
import {createElement, type ReactNode} from 'react';
import type {ProgressPart} from '../../view';

interface Props {
  /** An array of `ProgressPart` as JSON, set by remarkTutorial. */
  readonly view?: string;
}

/** The tutorial's parts; client/progressElements.ts marks the finished ones and links to the next page. */
export default function TutorialProgress({view = '[]'}: Props): ReactNode {
  const parts = JSON.parse(view) as readonly ProgressPart[];
  return createElement(
    'tutorial-progress',
    null,
    <ol>
      {parts.map(({pages, title, href}) => (
        <li key={href} data-pages={pages.join(' ')}>
          <Link to={href}>{title}</Link>
          <span />
        </li>
      ))}
    </ol>,
    <p>
      <Link to={parts[0]?.href ?? ''}>Start with part 1</Link>
    </p>,
  );
}
