import useBrokenLinks from '@docusaurus/useBrokenLinks';
import type {ReactNode} from 'react';

/**
 * A heading with an entry in the page's contents, which mark the last `.anchor` that was scrolled past.
 * client/enhanceArticle.ts makes it a link to itself.
 */
export default function SectionHeading({id, children}: {readonly id: string; readonly children: string}): ReactNode {
  useBrokenLinks().collectAnchor(id);
  return (
    <h2 id={id} className="anchor">
      {children}
    </h2>
  );
}
