import {useAllDocsData} from '@docusaurus/plugin-content-docs/client';
import {useLocation} from '@docusaurus/router';
import type {Props} from '@theme/NavbarItem/DropdownNavbarItem/Mobile';
import DropdownNavbarItemMobile from '@theme-init/NavbarItem/DropdownNavbarItem/Mobile';
import type {ReactNode} from 'react';
import {leadsToOpenDoc} from './leadsToOpenDoc';

/** Contains every path. */
const anyPath = '/';

/**
 * A dropdown of the phone's menu that starts expanded if it contains the current page. theme-classic's only compares
 * the addresses of plain links, so this one marks active items for docs with an `activeBasePath`.
 */
export default function DropdownExpandedAroundOpenDoc({items, ...props}: Props): ReactNode {
  const {pathname} = useLocation();
  const plugins = useAllDocsData();
  const marked = items.map((item) =>
    leadsToOpenDoc(item, pathname, plugins) ? {...item, activeBasePath: anyPath} : item,
  );
  return <DropdownNavbarItemMobile {...props} items={marked} />;
}
