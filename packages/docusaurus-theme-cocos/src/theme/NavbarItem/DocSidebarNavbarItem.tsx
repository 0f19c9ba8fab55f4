import {useActiveDocContext, useLayoutDocsSidebar} from '@docusaurus/plugin-content-docs/client';
import DefaultNavbarItem from '@theme/NavbarItem/DefaultNavbarItem';
import type {Props} from '@theme/NavbarItem/DocSidebarNavbarItem';
import type {ReactNode} from 'react';

/**
 * theme-classic's item, but also active on every page below `activeBasePath`, because a page can have a sidebar without
 * belonging to the docs plugin.
 */
export default function DocSidebarNavbarItem({
  sidebarId,
  label,
  docsPluginId,
  activeBasePath,
  ...props
}: Props): ReactNode {
  const {activeDoc} = useActiveDocContext(docsPluginId);
  const {link} = useLayoutDocsSidebar(sidebarId, docsPluginId);
  if (!link)
    throw new Error(`DocSidebarNavbarItem: Sidebar with ID "${sidebarId}" doesn't have anything to be linked to.`);
  return (
    <DefaultNavbarItem
      exact
      {...props}
      isActive={(_match: unknown, {pathname}: {readonly pathname: string}) =>
        activeDoc?.sidebar === sidebarId || (activeBasePath !== undefined && pathname.startsWith(activeBasePath))
      }
      label={label ?? link.label}
      to={link.path}
    />
  );
}
