import Link from '@docusaurus/Link';
import type {ReactNode} from 'react';
import {continueLabel, extent, firstUnfinished} from '../client/readingProgress';
import type {ProgressView} from '../view';

interface Props {
  readonly view: ProgressView;
  /** The finished pages. */
  readonly done: ReadonlySet<string>;
}

/** The steps of the reader's path, and the link to the first unfinished page. */
export default function ProgressList({view: {steps, end}, done}: Props): ReactNode {
  const place = firstUnfinished(steps, done);
  const step = place && steps[place.step];
  return (
    <>
      <ol>
        {steps.map(({pages, title, href, label, section}) => (
          <li
            key={href}
            data-pages={pages.join(' ')}
            data-label={label}
            data-section={section}
            data-done={pages.every((page) => done.has(page)) ? '' : undefined}
          >
            <Link to={href}>{title}</Link>
            <span>{extent(pages, done)}</span>
          </li>
        ))}
        <li data-label={end.label}>
          <Link to={end.href}>{end.title}</Link>
        </li>
      </ol>
      <p>
        <Link to={step ? step.href.replace(/[^/]*$/, step.pages[place.page] ?? '') : end.href}>
          {continueLabel(steps, place, end.label)}
        </Link>
      </p>
    </>
  );
}
