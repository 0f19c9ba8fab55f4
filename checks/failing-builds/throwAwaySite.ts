import fs from 'node:fs/promises';
import path from 'node:path';
import {docusaurusBuild, type DocusaurusBuildResult} from '../../scripts/lib/docusaurusBuild';
import {rootDir} from '../../scripts/lib/paths';

/** The differences from the valid site. */
export interface Defect {
  /** Files to add or replace, by their path in the site. The site has captures if `captures/lists` has files. */
  readonly files?: Readonly<Record<string, string>>;
  /** Additional navbar items. */
  readonly navbarItems?: readonly Readonly<Record<string, unknown>>[];
  /** Search options to override. The search uses the concepts in the folder `search` if `files` has one. */
  readonly search?: Readonly<Record<string, unknown>>;
}

/**
 * Builds a small site with the website's own configuration and one defect, then deletes it. The site is in the
 * repository so that it finds the same packages as the website.
 */
export async function buildThrowAwaySite({
  files = {},
  navbarItems = [],
  search = {},
}: Defect = {}): Promise<DocusaurusBuildResult> {
  const siteDir = await fs.mkdtemp(path.join(import.meta.dirname, '.tmp-'));
  try {
    await fs.cp(smallApi, path.join(siteDir, 'api'), {recursive: true});
    const options = {'navbarItems.json': JSON.stringify(navbarItems), 'search.json': JSON.stringify(search)};
    const all = {...validFiles, ...options, ...files};
    await Promise.all(Object.entries(all).map(([file, text]) => write(path.join(siteDir, file), text)));
    const result = await docusaurusBuild(siteDir, {args: ['--no-minify'], env: {NO_COLOR: '1'}, quiet: true});
    const places = [siteDir, path.relative(rootDir, siteDir)];
    const withoutPlaces = (text: string): string =>
      places.reduce((shown, place) => shown.replaceAll(place, '<site>'), text);
    return {...result, output: withoutPlaces(result.output), problems: result.problems.map(withoutPlaces)};
  } finally {
    await fs.rm(siteDir, {recursive: true, force: true});
  }
}

/** A namespace of four types, because the website's 618 would add half a minute to each of these builds. */
const smallApi = path.join(rootDir, 'packages/docusaurus-plugin-api-reference/fixtures/components');

async function write(file: string, text: string): Promise<void> {
  await fs.mkdir(path.dirname(file), {recursive: true});
  await fs.writeFile(file, text);
}

const config = `
import fs from 'node:fs';
import path from 'node:path';
import {apiData} from 'docusaurus-plugin-api-reference/remark';
import {readSymbols} from 'docusaurus-plugin-api-reference/symbols';
import website from '../../../website/docusaurus.config';
import navbarItems from './navbarItems.json';
import search from './search.json';

const membersFile = path.join(__dirname, 'api/members.yaml');

const capturesDir = path.join(__dirname, 'captures');

function smallCaptures(captures) {
  if (!fs.existsSync(capturesDir)) return undefined;
  return {...captures, listDir: path.join(capturesDir, 'lists'), manifestDir: path.join(capturesDir, 'manifests')};
}

const [, {api: websiteApi}] = website.plugins.find(([name]) => name === 'docusaurus-plugin-api-reference');
const data = apiData({
  ...websiteApi.data.files,
  factsDir: path.join(__dirname, 'api/facts'),
  historyDir: path.join(__dirname, 'api/history'),
  descriptionsDir: path.join(__dirname, 'api/descriptions'),
  topicsFile: path.join(__dirname, 'api/topics.yaml'),
  captures: smallCaptures(websiteApi.data.files.captures),
});

function withSmallApi([name, {api, ...docs}]) {
  const ends = {mentioning: [], pages: [], intro: {title: 'Welcome', permalink: '/docs/welcome'}};
  return [name, {...docs, api: {...api, membersFile, ...ends, data}}];
}

const plugins = website.plugins
  .filter((plugin) => !(typeof plugin === 'string' && plugin.startsWith('./')))
  .map((plugin) => (plugin[0] === 'docusaurus-plugin-api-reference' ? withSmallApi(plugin) : plugin));

const conceptsDir = path.join(__dirname, 'search');
const smallSearch = {
  contexts: [
    {name: 'docs', label: 'Docs', paths: ['/docs']},
    {name: 'blog', label: 'Blog', paths: ['/blog']},
  ],
  popular: ['/docs/welcome'],
  tasksFile: undefined,
  conceptsDir: fs.existsSync(conceptsDir) ? conceptsDir : undefined,
};

function withSmallSearch([name, options]) {
  const symbols = {...options.symbols, load: () => readSymbols(data), context: 'docs'};
  return [name, {...options, ...smallSearch, symbols, ...search}];
}

const themes = website.themes.map((theme) => (theme[0] === 'docusaurus-theme-search' ? withSmallSearch(theme) : theme));

const {footer: _leadsToPagesOfTheWebsite, ...themeConfig} = website.themeConfig;
export default {
  ...website,
  plugins,
  themes,
  themeConfig: {...themeConfig, navbar: {title: 'Throw-away', items: navbarItems}},
};
`;

const validFiles: Readonly<Record<string, string>> = {
  // The repository's own package.json has "type": "module", but Docusaurus generates scripts that are not modules.
  'package.json': '{}',
  'docusaurus.config.ts': config,
  'sidebars.ts': `export default {guides: ['welcome', 'rules']};`,
  'docs/welcome.mdx': '---\ntitle: Welcome\n---\n\nRead the [rules](./rules.mdx#first).\n',
  'docs/rules.mdx': '---\ntitle: Rules\n---\n\n## First\n\nBe kind.\n',
  // A type with removed members links to it. It is a page and not a doc, so the lists of known docs stay short.
  'src/pages/docs/api/changes.mdx': '---\ntitle: What changed\n---\n\nAll releases.\n',
  'api/descriptions/Cocos2D.md': '---\nchecked: 2.4.1\n---\n\n# Cocos2D\n\nThe engine. Begin with `CCNode`.\n',
  'api/descriptions/Cocos2D/CCNode.md': '---\nchecked: 2.4.1\n---\n\n# CCNode\n\nSomething on the screen.\n',
  'blog/tags.yml': 'release: {label: release, permalink: /release}\n',
  'blog/authors.yml': 'team: {name: The team}\n',
  'blog/first.mdx':
    '---\ntitle: First\ndate: 2024-02-22\nauthors: [team]\ntags: [release]\n---\n\nShort.\n\n{/* truncate */}\n\nLong.\n',
  'src/pages/index.mdx': '---\ntitle: Home\n---\n\n[Welcome](/docs/welcome)\n',
};
