import styles from 'docusaurus-internals/styles/toc';
import type {Props} from '@theme/TOC';
import TOCItems from '@theme/TOCItems';
import clsx from 'clsx';
import type {ReactNode} from 'react';

/** theme-classic's table of contents as a landmark, so that screen readers can jump to it and past it. */
export default function TOC({className, ...props}: Props): ReactNode {
  return (
    <nav className={clsx(styles.tableOfContents, 'thin-scrollbar', className)} aria-label="On this page">
      <TOCItems
        {...props}
        linkClassName="table-of-contents__link toc-highlight"
        linkActiveClassName="table-of-contents__link--active"
      />
    </nav>
  );
}
