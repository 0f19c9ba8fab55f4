import {expect, it} from 'vitest';
import {toInstance} from './docsVersions';
import {sitePath} from './sitePath';

const version = {label: '', isLast: false};
const docs = toInstance('default', 'docs', {
  loadedVersions: [
    {...version, versionName: 'current', path: '/base/docs/next'},
    {...version, versionName: '1.0', path: '/base/docs'},
  ],
});
const rootDocs = toInstance('root', '/', {loadedVersions: [{...version, versionName: 'current', path: '/base/'}]});

it.each([
  ['/base/docs/next/guide', {version: 'current', pluginId: 'default'}, '/docs/guide'],
  ['/base/docs/guide', {version: '1.0', pluginId: 'default'}, '/docs/guide'],
  ['/base/guide', {version: 'current', pluginId: 'root'}, '/guide'],
  ['/base/blog/first', {pluginId: 'default'}, '/blog/first'],
  ['/base/blog', {version: 'current', pluginId: 'unknown'}, '/blog'],
])('the site path of %s leaves out base URL and version', (address, page, expected) => {
  expect(sitePath({...page, address}, '/base/', [docs, rootDocs])).toBe(expected);
});
