import type {ReactNode} from 'react';
import type {Hit} from 'search-engine';
import {Marked} from './Marked';

/** A hit's name: title and section of a page, or type and name of a member (`CCNode.RunAction`). */
export function HitTitle({hit}: {readonly hit: Hit}): ReactNode {
  const title = <Marked text={hit.t} marks={hit.titleMarks} />;
  if (hit.s === '') return title;
  const section = (
    <span className="search-section">
      <Marked text={hit.s} marks={hit.sectionMarks} />
    </span>
  );
  return hit.symbol ? (
    <>
      {section}.<wbr />
      {title}
    </>
  ) : (
    <>
      {title} › {section}
    </>
  );
}
