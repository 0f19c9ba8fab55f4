import fs from 'node:fs';
import path from 'node:path';
import {expect, test} from 'vitest';
import {websiteDir} from '../../scripts/lib/paths';

/** The resolved configuration of the website's last build. */
function generated(name: string): unknown {
  return JSON.parse(fs.readFileSync(path.join(websiteDir, '.docusaurus', name), 'utf8'));
}

interface Version {
  readonly docs: readonly unknown[];
  readonly sidebars: Readonly<Record<string, unknown>>;
}

interface GlobalData {
  readonly 'docusaurus-plugin-content-docs': {
    readonly default: {readonly path: string; readonly breadcrumbs: boolean; readonly versions: readonly Version[]};
  };
}

test('the only locale is English, left to right, with the Gregorian calendar', () => {
  expect(generated('i18n.json')).toMatchObject({
    defaultLocale: 'en',
    locales: ['en'],
    localeConfigs: {en: {label: 'English', direction: 'ltr', htmlLang: 'en', calendar: 'gregory'}},
  });
});

test('the docs have one version, which is named current, labeled Next and is the latest', () => {
  const docs = (generated('globalData.json') as GlobalData)['docusaurus-plugin-content-docs'].default;
  expect(docs).toMatchObject({path: '/docs', breadcrumbs: true});
  expect(docs.versions).toHaveLength(1);
  expect(docs.versions[0]).toMatchObject({
    name: 'current',
    label: 'Next',
    isLast: true,
    path: '/docs',
    mainDocId: 'guides/getting-started/introduction',
    sidebars: {
      guides: {link: {path: '/docs/category/getting-started'}},
      api: {link: {path: '/docs/api/introduction'}},
      tutorials: {link: {path: '/docs/tutorials/introduction'}},
    },
  });
  expect(Object.keys(docs.versions[0]?.sidebars ?? {}).sort()).toEqual(['api', 'guides', 'tutorials']);
});

test('every doc has an id, a path and a sidebar', () => {
  const docs = (generated('globalData.json') as GlobalData)['docusaurus-plugin-content-docs'].default.versions[0]?.docs;
  expect(docs).not.toHaveLength(0);
  for (const doc of docs ?? [])
    expect(doc).toEqual({
      id: expect.any(String) as string,
      path: expect.stringMatching(/^\/docs\//) as string,
      sidebar: expect.stringMatching(/^(guides|api|tutorials)$/) as string,
    });
});

test('the site has version 1.0.0 and uses the plugins of the specification', () => {
  const metadata = generated('site-metadata.json') as {siteVersion: string; pluginVersions: Record<string, unknown>};
  expect(metadata.siteVersion).toBe('1.0.0');
  expect(Object.keys(metadata.pluginVersions)).toEqual(
    expect.arrayContaining([
      'docusaurus-plugin-content-docs',
      'docusaurus-plugin-content-blog',
      'docusaurus-plugin-content-pages',
      'docusaurus-plugin-sitemap',
      'docusaurus-theme-classic',
      'docusaurus-theme-search',
    ]),
  );
});

test('storage keys have no suffix, so that the color mode is stored under "theme"', () => {
  expect(generated('site-storage.json')).toEqual({type: 'localStorage', namespace: ''});
});
