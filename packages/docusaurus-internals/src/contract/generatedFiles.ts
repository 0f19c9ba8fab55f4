import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type {LoadedPlugin, RouteConfig} from '@docusaurus/types';
import dropArchivedContent from '../loader/dropArchivedContent.cjs';
import dropBuildOptions from '../loader/dropBuildOptions.cjs';
import dropImpliedDocs from '../loader/dropImpliedDocs.cjs';
import dropPluginVersions from '../loader/dropPluginVersions.cjs';
import inlineChunks from '../loader/inlineChunks.cjs';
import mergeRoutes from '../loader/mergeRoutes.cjs';
import {extendDocsRoute} from '../routes/extendDocsRoute';

interface Site {
  readonly props: {readonly routes: readonly RouteConfig[]; readonly plugins: readonly LoadedPlugin[]};
}

/** A file that Docusaurus generates, and the code of ours that reads it. */
type Reader = readonly [file: string, usedBy: string, read: (text: string) => unknown];

/** Generates the files of a small site with Docusaurus and reads them as our builds do. Returns what fails. */
export async function generatedFileProblems(require: NodeJS.Require): Promise<readonly string[]> {
  const siteDir = fs.realpathSync(fs.mkdtempSync(path.join(os.tmpdir(), 'contract-')));
  try {
    writeSite(siteDir, require);
    const {loadSite} = require('@docusaurus/core/lib/server/site') as {
      loadSite: (params: {readonly siteDir: string}) => Promise<Site>;
    };
    const {props} = await inProduction(() => loadSite({siteDir}));
    return [...fileProblems(path.join(siteDir, '.docusaurus')), ...routeProblems(props.routes)];
  } catch (error) {
    return [`@docusaurus/core/lib/server/site can no longer generate a site's files: ${(error as Error).message}`];
  } finally {
    fs.rmSync(siteDir, {recursive: true});
  }
}

/** Runs in production mode, because chunk names differ during development. */
async function inProduction<T>(act: () => Promise<T>): Promise<T> {
  const before = process.env.NODE_ENV;
  process.env.NODE_ENV = 'production';
  try {
    return await act();
  } finally {
    process.env.NODE_ENV = before;
  }
}

/** Writes two docs, one of which plays the role of a generated page, and a post. */
function writeSite(siteDir: string, require: NodeJS.Require): void {
  const config = {
    title: 'Site',
    url: 'https://site.invalid',
    baseUrl: '/',
    plugins: [
      [require.resolve('@docusaurus/plugin-content-docs'), {}],
      [require.resolve('@docusaurus/plugin-content-blog'), {}],
    ],
  };
  const files = {
    'package.json': '{"name": "site", "version": "1.0.0"}',
    'docusaurus.config.js': `module.exports = ${JSON.stringify(config)};`,
    'docs/guide.md': '# Guide\n',
    'docs/api/node.md': '# Node\n',
    'blog/2026-10-09-release.md': '# Release\n\n{/* truncate */}\n\nThe whole post.\n',
  };
  for (const [file, text] of Object.entries(files)) {
    fs.mkdirSync(path.dirname(path.join(siteDir, file)), {recursive: true});
    fs.writeFileSync(path.join(siteDir, file), text);
  }
}

const loader = (name: string): string => `packages/docusaurus-internals/src/loader/${name}`;

function fileProblems(generatedDir: string): readonly string[] {
  const merge = (text: string) =>
    mergeRoutes.call({getOptions: () => ({what: 'pages', paths: ['/docs/api/node'], pageRoute: '/route.tsx'})}, text);
  const resource = (file: string) => ({
    resourcePath: path.join(generatedDir, file),
    getOptions: () => ({route: '/route.ts'}),
  });
  const readers: readonly Reader[] = [
    ['docusaurus.config.mjs', loader('dropBuildOptions.cjs'), dropBuildOptions],
    ['site-metadata.json', loader('dropPluginVersions.cjs'), dropPluginVersions],
    ['routes.js', loader('mergeRoutes.cjs'), merge],
    [
      'routes.js',
      loader('inlineChunks.cjs'),
      (text) => {
        expectText(/doc\("\/docs\/guide", \{"__comp": chunk\d,"content": \(\) => import\(/)(
          inlineChunks.call(resource('routes.js'), text),
        );
      },
    ],
    [
      'docusaurus-plugin-content-blog/default/p/blog-archive-f05.json',
      loader('dropArchivedContent.cjs'),
      (text) => {
        expectText(/whole post/)(text);
        dropArchivedContent(text);
      },
    ],
    [
      'globalData.json',
      loader('dropImpliedDocs.cjs'),
      (text) => {
        expectText(/"docs":\[\]/)(dropImpliedDocs.call(resource('globalData.json'), text));
      },
    ],
    [
      'client-modules.js',
      'packages/docusaurus-internals/src/client/followNavigations.ts',
      expectText(/^export default \[/m),
    ],
  ];
  return readers.flatMap(([file, usedBy, read]) => {
    const place = path.join(generatedDir, file);
    if (!fs.existsSync(place)) return [`${file} is no longer generated. Used by ${usedBy}.`];
    return problemOf(() => read(fs.readFileSync(place, 'utf8'))).map(
      (message) => `${file} has an unexpected form (${message}) Used by ${usedBy}.`,
    );
  });
}

const expectText =
  (pattern: RegExp) =>
  (text: string): void => {
    if (!pattern.test(text)) throw new Error(`it does not match ${String(pattern)}.`);
  };

function routeProblems(routes: readonly RouteConfig[]): readonly string[] {
  const docs = routes.find(({component}) => component === '@theme/DocsRoot');
  const usedBy = 'Used by packages/docusaurus-internals/src/routes/extendDocsRoute.ts.';
  if (!docs) return [`The docs plugin no longer has a route with @theme/DocsRoot. ${usedBy}`];
  const problems = problemOf(() => extendDocsRoute(docs, {path: '/docs/api', component: '@theme/ApiRoot', routes: []}));
  if (problems.length > 0) return problems.map((message) => `${message} ${usedBy}`);
  if (!docs.routes?.[0]?.props?.['version'])
    return [
      'The docs plugin no longer gives a version\'s route the prop "version". Used by packages/docusaurus-internals/src/routes/moveDescriptions.ts.',
    ];
  return [];
}

function problemOf(act: () => unknown): readonly string[] {
  try {
    act();
    return [];
  } catch (error) {
    return [(error as Error).message];
  }
}
