import type {GlobalPluginData} from '@docusaurus/plugin-content-docs/client';
import {describe, expect, it} from 'vitest';
import {leadsToOpenDoc} from './leadsToOpenDoc';

const version = (name: string, path: string): GlobalPluginData['versions'][number] => ({
  name,
  label: name,
  isLast: path === '/docs',
  path,
  mainDocId: 'guide',
  draftIds: [],
  docs: [
    {id: 'guide', path: `${path}/guide`, sidebar: 'guides'},
    {id: 'terms', path: `${path}/terms`, sidebar: 'guides'},
    {id: 'types', path: `${path}/types`, sidebar: 'reference'},
    {id: 'alone', path: `${path}/alone`},
    {id: 'lonely', path: `${path}/lonely`},
  ],
});
const plugins = {
  default: {path: '/docs', versions: [version('2.0', '/docs'), version('1.0', '/docs/1.0')], breadcrumbs: true},
};

const doc = (docId: string) => ({type: 'doc', docId}) as const;
const sidebar = (sidebarId: string) => ({type: 'docSidebar', sidebarId, label: ''}) as const;
const versionLink = {type: 'docsVersion'} as const;

describe('an item of a dropdown', () => {
  it.each([
    ['a doc', doc('terms'), '/docs/terms'],
    ['a doc, with a trailing slash', doc('terms'), '/docs/terms/'],
    ['a doc of another version', doc('terms'), '/docs/1.0/terms'],
    ['another doc of its sidebar', doc('terms'), '/docs/guide'],
    ['a doc without a sidebar', doc('alone'), '/docs/alone'],
    ['a doc of a sidebar', sidebar('reference'), '/docs/types'],
    ['the main doc of a version', versionLink, '/docs/1.0/guide'],
  ])('links to %s', (_what, item, pathname) => {
    expect(leadsToOpenDoc(item as never, pathname, plugins)).toBe(true);
  });

  it.each([
    ['a doc of another sidebar', doc('terms'), '/docs/types'],
    ['another doc without a sidebar', doc('alone'), '/docs/lonely'],
    ['a doc of another sidebar than its own', sidebar('reference'), '/docs/guide'],
    ['another doc than the main one', versionLink, '/docs/terms'],
    ['a page that is not a doc', doc('terms'), '/blog'],
    ['the doc of a plugin that is not there', {...doc('terms'), docsPluginId: 'manual'}, '/docs/terms'],
    ['a plain link, which theme-classic looks at itself', {to: '/docs/terms', label: ''}, '/docs/terms'],
  ])('does not link to %s', (_what, item, pathname) => {
    expect(leadsToOpenDoc(item as never, pathname, plugins)).toBe(false);
  });
});
