import type {Options as DocsOptions} from '@docusaurus/plugin-content-docs';
import type {Config} from '@docusaurus/types';
import {postBuildInOrder} from 'built-pages';
import contentSecurityPolicy from 'docusaurus-plugin-content-security-policy';
import type {SearchOptions} from 'docusaurus-theme-search';
import searchIndexing from 'docusaurus-theme-search/indexing';
import {fullTheme, plainTheme} from './themeConfigs';

/** The variant to build, because some configurations exclude each other (scripts/lib/buildSite.ts names them). */
const isPlain = process.env['FIXTURE_VARIANT'] === 'plain';

const english = {label: 'English', direction: 'ltr', htmlLang: 'en', calendar: 'gregory'} as const;
const arabic = {label: 'العربية', direction: 'rtl', htmlLang: 'ar', calendar: 'gregory'} as const; // cspell:disable-line

const i18n: Config['i18n'] = isPlain
  ? {defaultLocale: 'en', locales: ['en'], localeConfigs: {en: english}}
  : {defaultLocale: 'en', locales: ['en', 'ar'], localeConfigs: {en: english, ar: arabic}};

const oneVersion: DocsOptions = {onlyIncludeVersions: ['current'], versions: {current: {label: 'Next'}}};
const twoVersions: DocsOptions = {lastVersion: '1.0', versions: {current: {label: 'Next'}}};
const versions = isPlain ? oneVersion : twoVersions;

/** Paths of two docs plugins and two versions; the Arabic site's base URL is not "/". */
const search: SearchOptions = {
  contexts: [
    {name: 'docs', label: 'Docs', paths: ['/docs']},
    {name: 'manual', label: 'Manual', paths: ['/manual']},
  ],
  shortcut: 'shift+alt+f',
  popular: ['/docs/guide'],
};

export default {
  title: 'Fixture',
  tagline: 'What the public site does not configure',
  url: 'https://fixture.invalid',
  baseUrl: '/',
  favicon: 'img/mark.svg',
  titleDelimiter: '|',
  i18n,
  onBrokenLinks: 'throw',
  onBrokenAnchors: 'throw',
  onDuplicateRoutes: 'throw',
  future: {v4: true},
  storage: {namespace: false},
  plugins: [
    ['@docusaurus/plugin-content-docs', {...versions, sidebarPath: './sidebars.ts'} satisfies DocsOptions],
    [
      '@docusaurus/plugin-content-docs',
      {...versions, id: 'manual', path: 'manual', routeBasePath: 'manual'} satisfies DocsOptions,
    ],
    '@docusaurus/plugin-content-pages',
    './plugins/withoutDefaultExport.ts',
    postBuildInOrder([...searchIndexing(), contentSecurityPolicy()]),
  ],
  themes: ['@docusaurus/theme-classic', 'docusaurus-theme-cocos', ['docusaurus-theme-search', {...search}]],
  themeConfig: isPlain ? plainTheme : fullTheme,
} satisfies Config;
