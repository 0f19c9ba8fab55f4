import fs from 'node:fs';
import path from 'node:path';
import type {Options as BlogOptions} from '@docusaurus/plugin-content-blog';
import type {Options as DocsOptions} from '@docusaurus/plugin-content-docs';
import type {Options as PagesOptions} from '@docusaurus/plugin-content-pages';
import type {Config} from '@docusaurus/types';
import type {ApiOptions} from 'docusaurus-plugin-api-reference';
import type {CapturesOptions} from 'docusaurus-plugin-captures';
import type {CodeSamplesOptions} from 'docusaurus-plugin-code-samples';
import type {SearchOptions} from 'docusaurus-theme-search';
import {
  remarkApiComponents,
  remarkApiReferences,
  sampleIdentifierAddress,
  type ApiComponentsOptions,
} from 'docusaurus-plugin-api-reference/remark';
import {symbolHandover} from 'docusaurus-plugin-api-reference/symbols';
import {remarkCaptures} from 'docusaurus-plugin-captures/remark';
import {remarkCodeSamples} from 'docusaurus-plugin-code-samples/remark';
import pluginContentSecurityPolicy from 'docusaurus-plugin-content-security-policy';
import {remarkTutorial} from 'docusaurus-plugin-tutorial-stages/remark';
import pluginUnusedCss from 'docusaurus-plugin-unused-css';
import searchIndexing from 'docusaurus-theme-search/indexing';
import {postBuildInOrder} from 'docusaurus-theme-search/postBuildInOrder';
import {headTags} from './headTags';
import {docsRepositoryUrl} from './links';
import {otherSearch} from './otherSearch';
import {parseFrontMatter} from './src/frontMatter/parseFrontMatter';
import {searchConfig} from './searchConfig';
import {themeConfig} from './themeConfig';
import {platformerTutorial} from './tutorial';

const apiDir = path.resolve(__dirname, '../api');
const factsDir = path.join(apiDir, 'facts');
/** What the identifiers in samples name. */
const samplesDir = path.join(apiDir, 'samples');
const curvesFile = path.join(apiDir, 'easing-curves.json');

const codeSamples: CodeSamplesOptions = {
  rootDir: path.resolve(__dirname, '..'),
  diagramsDir: path.resolve(__dirname, 'diagrams'),
  sourceUrl: `${docsRepositoryUrl}/blob/main`,
  identifiers: {dir: samplesDir, address: sampleIdentifierAddress({factsDir, samplesDir})},
};

/** What is filmed, and what was made of it. */
const captures: CapturesOptions = {
  rootDir: codeSamples.rootDir,
  listDir: path.resolve(__dirname, '../samples/Capture/captures'),
  manifestDir: path.resolve(__dirname, 'captures'),
  filesDir: path.resolve(__dirname, 'static/captures'),
  sourceUrl: codeSamples.sourceUrl,
};

/** `npm run bench:api-pages` builds with some of the API pages; their links lead nowhere then. */
const pagesLimit = process.env['API_PAGES_LIMIT'];

const apiComponents: ApiComponentsOptions = {
  factsDir,
  historyDir: path.join(apiDir, 'history'),
  topicsFile: path.join(apiDir, 'topics.yaml'),
  tasksFile: path.join(apiDir, 'tasks.yaml'),
  descriptionsDir: path.join(apiDir, 'descriptions'),
  samples: codeSamples,
  captures,
  ...(fs.existsSync(curvesFile) && {curvesFile}),
};

const symbols = symbolHandover();

const search: SearchOptions = {
  ...searchConfig,
  tasksFile: apiComponents.tasksFile,
  symbols: {
    context: 'api',
    load: symbols.take,
    generatedSections: ['all-releases', 'all-types-from-a-to-z', 'family', 'inherited-members', 'used-by'],
  },
};

/** `npm run bench:search` builds with another search, or without any. */
const otherThemes = otherSearch(process.env['SEARCH']);

const tutorial = platformerTutorial(codeSamples);

const content = {
  editUrl: `${docsRepositoryUrl}/edit/main/website/`,
  remarkPlugins: [
    [remarkCodeSamples, codeSamples],
    [remarkTutorial, tutorial],
    [remarkCaptures, captures],
    [remarkApiComponents, apiComponents],
    [remarkApiReferences, apiComponents],
  ],
} satisfies Partial<DocsOptions & BlogOptions & PagesOptions>;

const docs: DocsOptions = {
  ...content,
  path: 'docs',
  routeBasePath: 'docs',
  sidebarPath: './sidebars.ts',
  breadcrumbs: true,
  showLastUpdateTime: true,
};

const api: ApiOptions = {
  ...apiComponents,
  mentioning: [
    {dir: path.resolve(__dirname, 'docs'), address: '/docs/'},
    {dir: path.resolve(__dirname, 'blog'), address: '/blog/', shortTitles: true},
  ],
  pages: [
    {label: 'Introduction', href: '/docs/api/introduction'},
    {label: 'Gallery', href: '/docs/api/gallery'},
    {label: 'What changed', href: '/docs/api/changes'},
  ],
  intro: {title: 'What changed', permalink: '/docs/api/changes'},
  editUrl: `${docsRepositoryUrl}/edit/main/`,
  samplesDir,
  symbols,
  watch: [apiDir, captures.listDir, captures.manifestDir],
  ...(pagesLimit !== undefined && {limit: Number(pagesLimit)}),
};

const blog: BlogOptions = {
  ...content,
  blogTitle: 'Releases',
  blogDescription: 'What is new in each release of Cocos2D-Mono, who should care, and how to upgrade.',
  blogSidebarTitle: 'Recent releases',
  blogSidebarCount: 'ALL',
  postsPerPage: 'ALL',
  showReadingTime: true,
  onInlineTags: 'throw',
  // src/frontMatter/withAuthors.ts writes them out.
  onInlineAuthors: 'ignore',
  onUntruncatedBlogPosts: 'throw',
  feedOptions: {
    type: 'all',
    title: 'Cocos2D-Mono releases',
    description: 'What is new in each release of Cocos2D-Mono.',
    copyright: themeConfig.footer?.copyright ?? '',
    limit: false,
    // Docusaurus does so for links and pictures.
    async createFeedItems({defaultCreateFeedItems, siteConfig, ...given}) {
      const items = await defaultCreateFeedItems({...given, siteConfig});
      return items.map((item) => ({...item, content: item.content?.replaceAll(' src="/', ` src="${siteConfig.url}/`)}));
    },
  },
};

export default {
  title: 'Cocos2D-Mono',
  tagline: 'GO COCOS NUTS!',
  url: 'https://cocos2d-mono.dev',
  baseUrl: '/',
  favicon: 'img/favicon.ico',
  headTags,
  organizationName: 'brandmooffin',
  projectName: 'cocos2d-mono',
  titleDelimiter: '|',
  i18n: {
    defaultLocale: 'en',
    locales: ['en'],
    localeConfigs: {en: {label: 'English', direction: 'ltr', htmlLang: 'en', calendar: 'gregory'}},
  },

  // The specification asks only for warnings; a broken link shall not get as far as a reader.
  onBrokenLinks: pagesLimit === undefined ? 'throw' : 'ignore',
  onBrokenAnchors: pagesLimit === undefined ? 'throw' : 'ignore',
  onDuplicateRoutes: 'throw',
  markdown: {parseFrontMatter, hooks: {onBrokenMarkdownLinks: 'throw', onBrokenMarkdownImages: 'throw'}},

  // "Last updated" comes from git; a copy of the sources without its history is built without it.
  future: {v4: true, experimental_vcs: fs.existsSync(path.resolve(__dirname, '../.git')) ? 'default-v2' : 'disabled'},
  // Version 4's namespaced keys would be `theme-xyz`; the specification names the key `theme`.
  storage: {namespace: false},

  plugins: [
    ['docusaurus-plugin-api-reference', {...docs, api}],
    ['@docusaurus/plugin-content-blog', blog],
    ['@docusaurus/plugin-content-pages', content satisfies PagesOptions],
    ['@docusaurus/plugin-sitemap', {lastmod: 'date'}],
    ['docusaurus-plugin-code-samples', {...codeSamples}],
    ['docusaurus-plugin-captures', {...captures}],
    ['docusaurus-plugin-tutorial-stages', {...tutorial}],
    './src/plugins/latestRelease.ts',
    postBuildInOrder([pluginUnusedCss(), ...(otherThemes ? [] : [searchIndexing()]), pluginContentSecurityPolicy()]),
  ],
  themes: [
    '@docusaurus/theme-classic',
    'docusaurus-theme-cocos',
    ...(otherThemes ?? [['docusaurus-theme-search', {...search}] as const]),
    // Among the themes, because its article takes the place of theme-classic's.
    ['docusaurus-plugin-static-articles', {docsDir: path.resolve(__dirname, 'docs')}],
  ],
  themeConfig,
} satisfies Config;
