import fs from 'node:fs/promises';
import path from 'node:path';
import {rootDir} from '../../scripts/lib/paths';
import {run, type RunResult} from '../../scripts/lib/run';

/** What makes a site differ from the sound one. */
export interface Defect {
  /** Files to add or to replace, by their path in the site. It has captures where these are in `captures/lists`. */
  readonly files?: Readonly<Record<string, string>>;
  /** Further navbar items. */
  readonly navbarItems?: readonly Readonly<Record<string, unknown>>[];
  /** Options of the search that differ; its concepts are in the folder `search`, where `files` has one. */
  readonly search?: Readonly<Record<string, unknown>>;
}

/**
 * Builds a small site that has the website's own configuration and one defect, and takes it away again. It lies inside
 * the repository so that it finds the same packages as the website.
 */
export async function buildThrowAwaySite({files = {}, navbarItems = [], search = {}}: Defect = {}): Promise<RunResult> {
  const siteDir = await fs.mkdtemp(path.join(import.meta.dirname, '.tmp-'));
  try {
    await fs.cp(smallApi, path.join(siteDir, 'api'), {recursive: true});
    const options = {'navbarItems.json': JSON.stringify(navbarItems), 'search.json': JSON.stringify(search)};
    const all = {...soundFiles, ...options, ...files};
    await Promise.all(Object.entries(all).map(([file, text]) => write(path.join(siteDir, file), text)));
    const result = await run(['npx', '--no-install', 'docusaurus', 'build', siteDir, '--no-minify'], {
      cwd: rootDir,
      env: {NODE_ENV: 'production', NO_COLOR: '1'},
      quiet: true,
    });
    const places = [siteDir, path.relative(rootDir, siteDir)];
    return {...result, output: places.reduce((output, place) => output.replaceAll(place, '<site>'), result.output)};
  } finally {
    await fs.rm(siteDir, {recursive: true, force: true});
  }
}

/** A namespace of four types; the website's 601 would take each of these builds half a minute. */
const smallApi = path.join(rootDir, 'packages/docusaurus-plugin-api-reference/fixtures/components');

async function write(file: string, text: string): Promise<void> {
  await fs.mkdir(path.dirname(file), {recursive: true});
  await fs.writeFile(file, text);
}

const config = `
import fs from 'node:fs';
import path from 'node:path';
import website from '../../../website/docusaurus.config';
import navbarItems from './navbarItems.json';
import search from './search.json';

const smallApi = {
  factsDir: path.join(__dirname, 'api/facts'),
  historyDir: path.join(__dirname, 'api/history'),
  descriptionsDir: path.join(__dirname, 'api/descriptions'),
  topicsFile: path.join(__dirname, 'api/topics.yaml'),
};

const capturesDir = path.join(__dirname, 'captures');

function smallCaptures(captures) {
  if (!fs.existsSync(capturesDir)) return undefined;
  return {...captures, listDir: path.join(capturesDir, 'lists'), manifestDir: path.join(capturesDir, 'manifests')};
}

function withSmallApi([name, {api, ...docs}]) {
  const ends = {mentioning: [], pages: [], intro: {title: 'Welcome', permalink: '/docs/welcome'}};
  return [name, {...docs, api: {...api, ...smallApi, ...ends, captures: smallCaptures(api.captures)}}];
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
  return [name, {...options, ...smallSearch, symbols: {...options.symbols, context: 'docs'}, ...search}];
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

const soundFiles: Readonly<Record<string, string>> = {
  // The repository's own says "type": "module"; Docusaurus generates scripts that are none.
  'package.json': '{}',
  'docusaurus.config.ts': config,
  'sidebars.ts': `export default {guides: ['welcome', 'rules']};`,
  'docs/welcome.mdx': '---\ntitle: Welcome\n---\n\nRead the [rules](./rules.mdx#first).\n',
  'docs/rules.mdx': '---\ntitle: Rules\n---\n\n## First\n\nBe kind.\n',
  'api/descriptions/Cocos2D.md': '---\nchecked: 2.4.1\n---\n\n# Cocos2D\n\nThe engine. Begin with `CCNode`.\n',
  'api/descriptions/Cocos2D/CCNode.md': '---\nchecked: 2.4.1\n---\n\n# CCNode\n\nSomething on the screen.\n',
  'blog/tags.yml': 'release: {label: release, permalink: /release}\n',
  'blog/authors.yml': 'team: {name: The team}\n',
  'blog/first.mdx':
    '---\ntitle: First\ndate: 2024-02-22\nauthors: [team]\ntags: [release]\n---\n\nShort.\n\n{/* truncate */}\n\nLong.\n',
  'src/pages/index.mdx': '---\ntitle: Home\n---\n\n[Welcome](/docs/welcome)\n',
};
