import DefaultNavbarItem from '@theme/NavbarItem/DefaultNavbarItem';
import DocNavbarItem from '@theme/NavbarItem/DocNavbarItem';
import DocSidebarNavbarItem from '@theme/NavbarItem/DocSidebarNavbarItem';

/**
 * The kinds of navbar item that themeConfig.ts uses, of the nine that Docusaurus has: every page downloads what stands
 * here. To use another kind, add it; its name is in @docusaurus/theme-classic's file of the same name.
 */
export default {
  default: DefaultNavbarItem,
  doc: DocNavbarItem,
  docSidebar: DocSidebarNavbarItem,
};
