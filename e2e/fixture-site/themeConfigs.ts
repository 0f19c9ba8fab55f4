import type {UserThemeConfig} from '@docusaurus/theme-common';

type NavbarItems = NonNullable<NonNullable<UserThemeConfig['navbar']>['items']>;

const colorMode = {defaultMode: 'light', disableSwitch: false, respectPrefersColorScheme: false} as const;
const logo = {alt: '', src: 'img/mark.svg', width: 32, height: 32};

const leftItems: NavbarItems = [
  {type: 'doc', docId: 'guide', label: 'Guide', position: 'left'},
  {type: 'docSidebar', sidebarId: 'reference', label: 'Reference', position: 'left'},
  {to: '/standalone', label: 'Standalone', position: 'left'},
  {
    type: 'dropdown',
    label: 'More',
    position: 'left',
    items: [
      {to: '/crashes', label: 'Crashes'},
      {type: 'doc', docId: 'terms', label: 'Terms'},
      {type: 'html', value: '<hr>'},
      {href: 'https://example.invalid/', label: 'Elsewhere'},
    ],
  },
  {type: 'search', position: 'left'},
  {type: 'html', value: '<em>Raw words</em>', position: 'left'},
  {type: 'doc', docId: 'draft', label: 'Draft', position: 'left'},
  {type: 'doc', docId: 'unlisted', label: 'Unlisted', position: 'left'},
];

const rightItems: NavbarItems = [
  {type: 'docsVersion', label: 'Start of this version', position: 'right'},
  {type: 'docsVersionDropdown', position: 'right'},
  {type: 'docsVersionDropdown', docsPluginId: 'manual', position: 'right', className: 'manual-versions'},
  {type: 'localeDropdown', position: 'right'},
  {type: 'custom-fragile', position: 'right'},
];

/** All nine kinds of navbar item, a footer with columns, and an announcement that can be closed and has the default id. */
export const fullTheme: UserThemeConfig = {
  colorMode,
  announcementBar: {
    content: 'A <a href="/standalone">new version</a> is out.',
    backgroundColor: '#102a43',
    textColor: '#fefefe',
    isCloseable: true,
  },
  navbar: {
    title: 'Fixture',
    logo,
    items: [...leftItems, ...rightItems, {to: '/storage', label: 'No position'}],
  },
  footer: {
    style: 'dark',
    logo: {alt: 'Fixture', src: 'img/mark.svg', srcDark: 'img/mark-dark.svg', href: '/', width: 48, height: 40},
    links: [
      {title: 'Docs', items: [{label: 'Guide', to: '/docs/guide'}]},
      {title: 'Elsewhere', items: [{label: 'Example', href: 'https://example.invalid/'}, {html: '<b>Raw words</b>'}]},
    ],
    copyright: 'Copyright © 2025 the fixture.',
  },
};

/** A flat footer, an announcement that can't be closed, only one docs version, and the system's color mode. */
export const plainTheme: UserThemeConfig = {
  colorMode: {...colorMode, respectPrefersColorScheme: true},
  announcementBar: {id: 'maintenance', content: 'The build server is down today.', isCloseable: false},
  navbar: {title: 'Plain fixture', items: [{type: 'docsVersionDropdown', position: 'right'}]},
  footer: {
    style: 'light',
    links: [
      {label: 'Guide', to: '/docs/guide'},
      {label: 'Example', href: 'https://example.invalid/'},
    ],
    copyright: 'Copyright © 2025 the fixture.',
  },
};
