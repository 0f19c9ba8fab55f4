import Link from '@docusaurus/Link';
import {createElement, type ReactNode} from 'react';
import type {ProgressPart} from '../../view';

/** `ProgressPart`s as JSON, put here by remarkTutorial. */
interface Props {
  readonly view?: string;
}

/** The tutorial's parts; client/progressElements.ts marks the finished ones and says where to go on. */
export default function TutorialProgress({view = '[]'}: Props): ReactNode {
  const parts = JSON.parse(view) as readonly ProgressPart[];
  return createElement(
    'tutorial-progress',
    null,
    <ol>
      {parts.map(({page, title, href}) => (
        <li key={page} data-page={page}>
          <Link to={href}>{title}</Link>
          <span className="visually-hidden" />
        </li>
      ))}
    </ol>,
    <p>
      <Link to={parts[0]?.href ?? ''}>Start with part 1</Link>
    </p>,
  );
}
