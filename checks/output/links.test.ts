import {attribute} from 'markup';
import {describe, expect, it} from 'vitest';
import {baseUrl, htmlFiles, readSiteFile, routeOf, siteFiles, siteUrl} from './support/builtSite';
import {elementsOf} from './support/document';

const files = new Set(siteFiles);
const idsByRoute = new Map(
  htmlFiles.map((file) => [
    routeOf(file) ?? '/404',
    new Set(elementsOf(file).flatMap((element) => attribute(element, 'id') ?? [])),
  ]),
);

/** Attributes of HTML elements that contain addresses, and the names of meta elements whose content may be one. */
const addressAttributes = ['href', 'src', 'srcset', 'poster', 'action', 'content'];

describe.each(htmlFiles)('%s', (file) => {
  it('has no broken links, including hashes', () => {
    const addresses = elementsOf(file).flatMap((element) =>
      addressAttributes.flatMap((name) => {
        const value = attribute(element, name);
        if (value === undefined || (element.tagName === 'svg' && name !== 'href')) return [];
        if (name === 'srcset') return value.split(',').map((candidate) => candidate.trim().split(/\s+/)[0] ?? '');
        return name === 'content' && !value.startsWith(siteUrl) ? [] : [value];
      }),
    );
    expect(addresses.length).toBeGreaterThan(10);
    expect([...new Set(addresses.filter((address) => isBroken(address, routeOf(file) ?? '/404')))]).toEqual([]);
  });
});

describe.each(['blog/rss.xml', 'blog/atom.xml', 'blog/feed.json', 'sitemap.xml'])('%s', (file) => {
  it('has no broken links', () => {
    const addresses = readSiteFile(file).match(/https:\/\/cocos2d-mono\.dev[^\s"'<>\\&]*/g) ?? [];
    expect(addresses.length).toBeGreaterThan(10);
    expect([...new Set(addresses.filter((address) => isBroken(address, '/')))]).toEqual([]);
  });
});

const somePage = `${baseUrl}docs/guides/getting-started/next-steps`;
const underBase = (address: string): string => address.replace(/^(https:\/\/cocos2d-mono\.dev)?\//, `$1${baseUrl}`);

describe('the check itself', () => {
  it.each(['/blog/2.4.9-release', '/img/no-such.png', '/blog#no-such-heading', '#no-such-heading', 'no-such-page'])(
    'reports %s as broken',
    (address) => expect(isBroken(underBase(address), somePage)).toBe(true),
  );

  it.each(['/blog', '/blog/', `${siteUrl}/blog/2.4.0-release`, 'introduction', 'https://example.org/x', '#', 'data:,'])(
    'accepts %s',
    (address) => expect(isBroken(underBase(address), somePage)).toBe(false),
  );
});

/** Returns whether the address, on this page, points into the site but to nothing that exists. */
function isBroken(address: string, fromRoute: string): boolean {
  const url = new URL(address, siteUrl + fromRoute);
  if (url.origin !== siteUrl) return false;
  const path = decodeURIComponent(url.pathname);
  const route = path === baseUrl ? path : path.replace(/\/$/, '');
  const ids = idsByRoute.get(route);
  if (ids === undefined) return !route.startsWith(baseUrl) || !files.has(route.slice(baseUrl.length));
  const id = decodeURIComponent(url.hash.slice(1));
  return id !== '' && !ids.has(id);
}
