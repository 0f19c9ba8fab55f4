import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type {Plugin} from '@docusaurus/types';
import {postBuildInOrder} from 'built-pages';
import {afterEach, beforeEach, describe, expect, it} from 'vitest';
import searchIndexing from './indexing';
import {checkOptions} from './options';
import {builtPage} from './server/testing/builtPage';

type Props = Parameters<NonNullable<Plugin['postBuild']>>[0];

const theme = {
  name: 'docusaurus-theme-search',
  options: checkOptions({contexts: [{name: 'docs', label: 'Docs', paths: ['/docs']}]}),
};
const docs = {
  name: 'docusaurus-plugin-content-docs',
  options: {id: 'default', routeBasePath: 'docs'},
  content: {loadedVersions: [{versionName: 'current', label: 'Next', path: '/docs', isLast: true}]},
};

let outDir: string;
beforeEach(() => {
  outDir = fs.mkdtempSync(path.join(os.tmpdir(), 'site-'));
  write('guide.html', builtPage('/docs/guide', '<p>How.').html);
});
afterEach(() => fs.rmSync(outDir, {recursive: true}));

function write(file: string, text: string): void {
  fs.mkdirSync(path.join(outDir, 'docs'), {recursive: true});
  fs.writeFileSync(path.join(outDir, 'docs', file), text);
}

const index = (plugins: readonly unknown[] = [theme, docs], baseUrl = '/'): Promise<void> =>
  Promise.resolve(postBuildInOrder(searchIndexing())().postBuild?.({outDir, baseUrl, plugins} as Props));

describe('the indexing after the build', () => {
  it('writes the index and its hash into every page', async () => {
    await index();
    const [file = ''] = fs.readdirSync(path.join(outDir, 'search/current')).filter((name) => name.startsWith('docs.'));
    const page = fs.readFileSync(path.join(outDir, 'docs/guide.html'), 'utf8');
    expect(/<head><meta name="search-index" content="(\w+)">/.exec(page)?.[1]).toBe(file.split('.')[1]);
  });

  it('reports the page without a head', async () => {
    write('broken.html', '<html><body>No head.');
    await expect(index()).rejects.toThrow(path.join(outDir, 'docs/broken.html') + ': The page has no <head>');
  });

  it('stops when the theme is missing', async () => {
    await expect(index([docs])).rejects.toThrow('add "docusaurus-theme-search" to the themes of the site');
  });

  it('stops at a version outside the site', async () => {
    await expect(index([theme, docs], '/base/')).rejects.toThrow(
      'Version address "/docs" must start with the base URL "/base/".',
    );
  });
});
