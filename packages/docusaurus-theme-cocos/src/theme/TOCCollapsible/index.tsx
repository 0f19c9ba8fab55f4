import {Collapsible, useCollapsible} from '@docusaurus/theme-common';
import styles from 'docusaurus-internals/styles/tocCollapsible';
import type {Props} from '@theme/TOCCollapsible';
import CollapseButton from '@theme/TOCCollapsible/CollapseButton';
import TOCItems from '@theme/TOCItems';
import clsx from 'clsx';
import type {ReactNode} from 'react';

/** theme-classic's, but a landmark whose name differs from that of wide screens, because both are in the HTML. */
export default function TOCCollapsible({className, ...props}: Props): ReactNode {
  const {collapsed, toggleCollapsed} = useCollapsible({initialState: true});
  return (
    <nav
      className={clsx(styles.tocCollapsible, !collapsed && styles.tocCollapsibleExpanded, className)}
      aria-label="Contents of this page"
    >
      <CollapseButton collapsed={collapsed} onClick={toggleCollapsed} />
      <Collapsible lazy className={styles.tocCollapsibleContent} collapsed={collapsed}>
        <TOCItems {...props} />
      </Collapsible>
    </nav>
  );
}
