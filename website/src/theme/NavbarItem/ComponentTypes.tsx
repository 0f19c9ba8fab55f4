import DefaultNavbarItem from '@theme/NavbarItem/DefaultNavbarItem';
import DocNavbarItem from '@theme/NavbarItem/DocNavbarItem';
import DocSidebarNavbarItem from '@theme/NavbarItem/DocSidebarNavbarItem';

/**
 * The kinds of navbar item that themeConfig.ts uses, not all nine of Docusaurus, because every page downloads them. To
 * use another kind, add it with its name from @docusaurus/theme-classic's file of the same name.
 */
export default {
  default: DefaultNavbarItem,
  doc: DocNavbarItem,
  docSidebar: DocSidebarNavbarItem,
};
