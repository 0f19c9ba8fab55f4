import type {UserThemeConfig} from '@docusaurus/theme-common';
import {engineRepositoryUrl} from './links';

export const themeConfig: UserThemeConfig = {
  image: 'img/social-card.jpg',
  // Open Graph requires a language with a country, but Docusaurus writes only the language.
  metadata: [{property: 'og:locale', content: 'en_US'}],
  colorMode: {defaultMode: 'light', disableSwitch: false, respectPrefersColorScheme: false},
  docs: {sidebar: {hideable: false, autoCollapseCategories: false}},
  tableOfContents: {minHeadingLevel: 2, maxHeadingLevel: 3},
  // The browser doesn't highlight code, so the empty theme keeps Prism's default out of every page's configuration.
  prism: {theme: {plain: {}, styles: []}},
  navbar: {
    title: 'Cocos2D-Mono',
    hideOnScroll: true,
    logo: {alt: '', src: 'img/logo-mark.svg', width: 32, height: 32},
    items: [
      {type: 'doc', docId: 'guides/getting-started/introduction', label: 'Guides', position: 'left'},
      {type: 'docSidebar', sidebarId: 'api', label: 'API', position: 'left', activeBasePath: '/docs/api/'},
      {to: '/blog', label: 'Blog', position: 'left'},
      {type: 'doc', docId: 'tutorials/introduction', label: 'Tutorials', position: 'left'},
      {href: engineRepositoryUrl, label: 'GitHub', position: 'right'},
    ],
  },
  footer: {
    style: 'dark',
    logo: {alt: 'Cocos2D-Mono', src: 'img/logo-mark.svg', href: '/', width: 48, height: 48},
    links: [
      {
        title: 'Docs',
        items: [
          {label: 'Blog', to: '/blog'},
          {label: 'Getting Started', to: '/docs/guides/getting-started/introduction'},
          {label: 'Tutorials', to: '/docs/tutorials/introduction'},
          {label: 'API', to: '/docs/api/introduction'},
        ],
      },
      {
        title: 'Community',
        items: [
          {label: 'Issues', href: `${engineRepositoryUrl}/issues`},
          {label: 'Discussions', href: `${engineRepositoryUrl}/discussions`},
        ],
      },
      {title: 'More', items: [{label: 'GitHub', href: engineRepositoryUrl}]},
    ],
    copyright: 'Copyright © 2025 the Cocos2D-Mono team. Built with Docusaurus.',
  },
};
