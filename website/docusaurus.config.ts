import fs from 'node:fs';
import path from 'node:path';
import logger from '@docusaurus/logger';
import type {Options as BlogOptions} from '@docusaurus/plugin-content-blog';
import type {Options as DocsOptions} from '@docusaurus/plugin-content-docs';
import type {Options as PagesOptions} from '@docusaurus/plugin-content-pages';
import type {Options as SitemapOptions} from '@docusaurus/plugin-sitemap';
import type {Config} from '@docusaurus/types';
import {postBuildInOrder} from 'built-pages';
import type {ApiOptions} from 'docusaurus-plugin-api-reference';
import type {CapturesOptions} from 'docusaurus-plugin-captures';
import type {CodeSamplesOptions} from 'docusaurus-plugin-code-samples';
import type {CodeFigureOptions} from 'docusaurus-plugin-code-samples/figure';
import type {SearchOptions} from 'docusaurus-theme-search';
import {
  apiData,
  remarkApiComponents,
  remarkApiReferences,
  remarkBreakableNames,
  sampleIdentifierAddress,
  type ApiComponentsOptions,
} from 'docusaurus-plugin-api-reference/remark';
import {readSymbols} from 'docusaurus-plugin-api-reference/symbols';
import {remarkCaptures} from 'docusaurus-plugin-captures/remark';
import {remarkCodeSamples} from 'docusaurus-plugin-code-samples/remark';
import contentSecurityPolicy from 'docusaurus-plugin-content-security-policy';
import criticalCss from 'docusaurus-plugin-critical-css';
import type {TutorialsOptions} from 'docusaurus-plugin-tutorial-stages';
import {remarkTutorial} from 'docusaurus-plugin-tutorial-stages/remark';
import {sourceFolders} from 'docusaurus-plugin-tutorial-stages/sources';
import unusedCss from 'docusaurus-plugin-unused-css';
import searchIndexing from 'docusaurus-theme-search/indexing';
import {headTags} from './headTags';
import {docsRepositoryUrl} from './links';
import {otherSearch} from './otherSearch';
import {plainHtml} from './src/feed/plainHtml';
import {parseFrontMatter} from './src/frontMatter/parseFrontMatter';
import {reportFirst} from './src/frontMatter/reportFirst';
import pageFiles from './src/plugins/pageFiles';
import {searchConfig} from './searchConfig';
import notFoundHeadStep from './src/plugins/notFoundHead';
import {datedRoutes} from './src/sitemap/datedRoutes';
import {themeConfig} from './themeConfig';
import {firstGameTutorial, nextStepsContent, platformerTutorial, readerPath} from './tutorial';

/** The address of a published copy of the site; forks on GitHub Pages are below the repository's name. */
const url = process.env['SITE_URL'] ?? 'https://cocos2d-mono.dev';
const baseUrl = process.env['SITE_BASE_URL'] ?? '/';

const apiDir = path.resolve(__dirname, '../api');
const sourceUrl = `${docsRepositoryUrl}/blob/main`;
const rootDir = path.resolve(__dirname, '..');
/** The identifiers in samples and the APIs that they refer to. */
const samplesDir = path.join(apiDir, 'samples');
const tasksFile = path.join(apiDir, 'tasks.yaml');
const curvesFile = path.join(apiDir, 'easing-curves.json');

/** The lists of captures and the recorded files. */
const captures: CapturesOptions = {
  rootDir,
  listDir: path.resolve(__dirname, '../samples/Capture/captures'),
  manifestDir: path.resolve(__dirname, 'captures'),
  filesDir: path.resolve(__dirname, 'static/captures'),
  sourceUrl,
};

/** Read once for the whole site. */
const data = apiData({
  factsDir: path.join(apiDir, 'facts'),
  historyDir: path.join(apiDir, 'history'),
  descriptionsDir: path.join(apiDir, 'descriptions'),
  descriptionsCache: path.join(rootDir, 'node_modules/.cache/api-descriptions'),
  topicsFile: path.join(apiDir, 'topics.yaml'),
  tasksFile,
  ...(fs.existsSync(curvesFile) && {curvesFile}),
  samplesDir,
  rootDir,
  captures,
});

const samples: CodeFigureOptions = {
  rootDir,
  sourceUrl,
  identifiers: {
    dir: samplesDir,
    loadAddress: sampleIdentifierAddress({data, baseUrl}),
    unbound: ['samples/Platformer/Tests', 'samples/RecipeTests'],
    // Anyone who edits a sample may lack .NET, so its code only loses its links in the dev server until it is bound again.
    ...(process.env.NODE_ENV === 'development' && {onOutdated: (message) => logger.warn(message)}),
  },
};

/** `npm run bench:api-pages` builds only some of the API pages, so some links are broken then. */
const pagesLimit = process.env['API_PAGES_LIMIT'];

const apiComponents: ApiComponentsOptions = {data, baseUrl};

const search: SearchOptions = {
  ...searchConfig,
  tasksFile,
  symbols: {
    context: 'api',
    load: () => readSymbols(data),
    generatedSections: [
      'all-releases',
      'all-types-from-a-to-z',
      'family',
      'inherited-members',
      'members',
      'removed-members',
      'used-by',
    ],
  },
};

/** `npm run bench:search` builds with another search or without one. */
const otherThemes = otherSearch(process.env['SEARCH']);

const tutorials: TutorialsOptions = {
  tutorials: [platformerTutorial(samples), firstGameTutorial(samples)],
  path: readerPath(rootDir),
  contentPacks: [nextStepsContent(rootDir)],
};

const codeSamples: CodeSamplesOptions = {
  ...samples,
  diagramsDir: path.resolve(__dirname, 'diagrams'),
  sourceFolders: sourceFolders(tutorials.tutorials, baseUrl),
};

const content = {
  editUrl: `${docsRepositoryUrl}/edit/main/website/`,
  remarkPlugins: [
    [remarkCodeSamples, codeSamples],
    [remarkTutorial, tutorials],
    [remarkCaptures, captures],
    [remarkApiComponents, apiComponents],
    [remarkApiReferences, apiComponents],
    [remarkBreakableNames, {}],
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
  samples: codeSamples,
  removedDir: path.join(apiDir, 'removed'),
  membersFile: path.join(apiDir, 'members.yaml'),
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
  // Before 2.5.11 each platform had its own package, with the same assemblies in it.
  nugetPackages: {Cocos2DMono: 'cocos2d-mono', Box2D: 'cocos2d-mono.box2d'},
  watch: [
    apiDir,
    captures.listDir,
    captures.manifestDir,
    path.join(rootDir, 'samples/Api/*.cs'),
    path.join(codeSamples.diagramsDir, '*.svg'),
  ],
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
  // src/frontMatter/withAuthors.ts inserts them.
  onInlineAuthors: 'ignore',
  onUntruncatedBlogPosts: 'throw',
  feedOptions: {
    type: 'all',
    title: 'Cocos2D-Mono releases',
    description: 'What is new in each release of Cocos2D-Mono.',
    copyright: themeConfig.footer?.copyright ?? '',
    limit: false,
    async createFeedItems({defaultCreateFeedItems, siteConfig, ...given}) {
      const items = await defaultCreateFeedItems({...given, siteConfig});
      // Docusaurus makes the addresses of links and pictures absolute, but not those of videos.
      return items.map((item) => ({
        ...item,
        content: plainHtml(item.content ?? '').replaceAll(/ (src|poster)="\//g, ` $1="${siteConfig.url}/`),
      }));
    },
  },
};

/** "Last updated" and the sitemap's dates come from git. A copy with no history or a shallow one has no dates. */
const gitDir = path.resolve(__dirname, '../.git');
const hasHistory = fs.existsSync(gitDir) && !fs.existsSync(path.join(gitDir, 'shallow'));

const sitemap: SitemapOptions = {
  lastmod: 'date',
  createSitemapItems: async ({defaultCreateSitemapItems, routes, siteConfig}) =>
    defaultCreateSitemapItems({
      siteConfig,
      routes: await datedRoutes(routes, __dirname, siteConfig.future.experimental_vcs),
    }),
};

export default {
  title: 'Cocos2D-Mono',
  tagline: 'GO COCOS NUTS!',
  url,
  baseUrl,
  favicon: 'img/favicon.ico',
  headTags: headTags(baseUrl),
  organizationName: 'Cocos2D-Mono',
  projectName: 'cocos2d-mono',
  titleDelimiter: '|',
  i18n: {
    defaultLocale: 'en',
    locales: ['en'],
    localeConfigs: {en: {label: 'English', direction: 'ltr', htmlLang: 'en', calendar: 'gregory'}},
  },

  // Our builds list all warnings and then fail if there are any (scripts/lib/docusaurusBuild.ts).
  onBrokenLinks: pagesLimit === undefined ? 'warn' : 'ignore',
  onBrokenAnchors: pagesLimit === undefined ? 'warn' : 'ignore',
  onDuplicateRoutes: 'warn',
  markdown: {
    parseFrontMatter: reportFirst(parseFrontMatter),
    hooks: {onBrokenMarkdownLinks: 'warn', onBrokenMarkdownImages: 'warn'},
  },

  future: {v4: true, experimental_vcs: hasHistory ? 'default-v2' : 'disabled'},
  // Version 4's namespaced keys would be `theme-xyz`, but the specification requires `theme`.
  storage: {namespace: false},

  plugins: [
    ['docusaurus-plugin-api-reference', {...docs, api}],
    [path.resolve(__dirname, 'src/plugins/blog.ts'), blog],
    ['@docusaurus/plugin-content-pages', content satisfies PagesOptions],
    ['@docusaurus/plugin-sitemap', sitemap],
    ['docusaurus-plugin-code-samples', {...codeSamples}],
    ['docusaurus-plugin-captures', {...captures}],
    ['docusaurus-plugin-tutorial-stages', {...tutorials}],
    './src/plugins/latestRelease.ts',
    './src/plugins/hostingFiles.ts',
    postBuildInOrder([
      notFoundHeadStep(),
      unusedCss(),
      // Each page is changed in one pass, up to its policy.
      ...(otherThemes ? [] : searchIndexing()),
      criticalCss(),
      contentSecurityPolicy(),
      // Last, because the second name of a page belongs to its finished file.
      pageFiles(),
    ]),
  ],
  themes: [
    '@docusaurus/theme-classic',
    'docusaurus-theme-cocos',
    ...(otherThemes ?? [['docusaurus-theme-search', {...search}] as const]),
    // Listed as a theme, because its article replaces theme-classic's.
    ['docusaurus-plugin-static-articles', {docsDir: path.resolve(__dirname, 'docs')}],
  ],
  themeConfig,
} satisfies Config;
