import {describe, expect, it} from 'vitest';
import {htmlFiles, readSiteFile, routeOf, siteFiles, siteUrl} from './support/builtSite';
import {attribute, elementsOf} from './support/document';

const files = new Set(siteFiles);
const idsByRoute = new Map(
  htmlFiles.map((file) => [
    routeOf(file) ?? '/404',
    new Set(elementsOf(file).flatMap((element) => attribute(element, 'id') ?? [])),
  ]),
);

/** Attributes of HTML elements that hold addresses, and those of meta elements that may. */
const addressAttributes = ['href', 'src', 'srcset', 'poster', 'action', 'content'];

describe.each(htmlFiles)('%s', (file) => {
  it('has only links that lead somewhere, hashes included', () => {
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
  it('has only links that lead somewhere', () => {
    const addresses = readSiteFile(file).match(/https:\/\/cocos2d-mono\.dev[^\s"'<>\\&]*/g) ?? [];
    expect(addresses.length).toBeGreaterThan(10);
    expect([...new Set(addresses.filter((address) => isBroken(address, '/')))]).toEqual([]);
  });
});

describe('the check itself', () => {
  it.each(['/blog/2.4.9-release', '/img/no-such.png', '/blog#no-such-heading', '#no-such-heading', 'no-such-page'])(
    'finds %s broken',
    (address) => expect(isBroken(address, '/docs/guides/getting-started/next-steps')).toBe(true),
  );

  it.each(['/blog', '/blog/', `${siteUrl}/blog/2.4.0-release`, 'introduction', 'https://example.org/x', '#', 'data:,'])(
    'finds %s sound',
    (address) => expect(isBroken(address, '/docs/guides/getting-started/next-steps')).toBe(false),
  );
});

/** Whether the address is one of this site's, seen from a page of it, and nothing answers it. */
function isBroken(address: string, fromRoute: string): boolean {
  const url = new URL(address, siteUrl + fromRoute);
  if (url.origin !== siteUrl) return false;
  const route = decodeURIComponent(url.pathname).replace(/(.)\/$/, '$1');
  const ids = idsByRoute.get(route);
  if (ids === undefined) return !files.has(route.slice(1));
  const id = decodeURIComponent(url.hash.slice(1));
  return id !== '' && !ids.has(id);
}
