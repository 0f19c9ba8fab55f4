import type {APIRequestContext} from '@playwright/test';
import {expect, test} from '../support/journey';
import {sitemapPaths} from '../support/sitemap';

const site = 'https://cocos2d-mono.dev';

/** One page of each kind. */
const pages = [
  '/',
  '/blog',
  '/blog/2.5.0-release',
  '/blog/archive',
  '/blog/tags/2-5-0',
  '/docs/category/developing',
  '/docs/guides/developing/create-project',
  '/docs/api/introduction',
  '/docs/api/cocos2d.ccnode',
  '/docs/api/cocos2d',
  '/docs/tutorials/platformer-tutorial/part-2-physics',
  '/markdown-page',
];

async function textOf(request: APIRequestContext, path: string): Promise<string> {
  return (await request.get(path)).text();
}

/** This site's paths among the matches of a pattern, without query and hash. */
function pathsIn(text: string, pattern: RegExp): readonly string[] {
  const found = [...text.matchAll(pattern)].map(([, address = '']) => new URL(address.replaceAll('&amp;', '&'), site));
  return [...new Set(found.filter(({origin}) => origin === site).map(({pathname}) => pathname))];
}

/** Addresses that do not respond with status 200 directly. */
async function wrongAnswers(request: APIRequestContext, paths: readonly string[]): Promise<readonly string[]> {
  const wrong: string[] = [];
  for (const path of new Set(paths)) {
    const response = await request.head(path, {maxRedirects: 0});
    if (response.status() !== 200) wrong.push(`${response.status()} ${path}`);
  }
  return wrong;
}

test('every address in the sitemap responds without a redirect, with and without a trailing slash', async ({
  request,
}) => {
  const paths = await sitemapPaths(request);
  expect(paths.length).toBeGreaterThan(600);
  expect(await wrongAnswers(request, paths)).toEqual([]);
  expect(
    await wrongAnswers(
      request,
      paths.map((path) => path.replace(/(?<!\/)$/, '/')),
    ),
  ).toEqual([]);
});

test('canonical addresses, og:url and page links respond without a redirect', async ({request}) => {
  for (const page of pages) {
    const html = await textOf(request, page);
    expect(pathsIn(html, /rel="?canonical"? href="?([^" >]+)/g), page).toEqual([page]);
    expect(pathsIn(html, /property="?og:url"? content="?([^" >]+)/g), page).toEqual([page]);
    const links = pathsIn(html, /<a\b[^>]*\shref="?(\/[^" >]*)/g);
    expect(links.length, page).toBeGreaterThan(5);
    expect(await wrongAnswers(request, links), page).toEqual([]);
  }
});

for (const feed of ['/blog/rss.xml', '/blog/atom.xml', '/blog/feed.json']) {
  test(`links in ${feed} respond without a redirect`, async ({request}) => {
    const paths = pathsIn(await textOf(request, feed), /(https:\/\/cocos2d-mono\.dev[^\s"'<>\\&#]*)/g);
    expect(paths.length).toBeGreaterThan(10);
    expect(await wrongAnswers(request, paths)).toEqual([]);
  });
}

test('links in the cross-reference map respond without a redirect', async ({request}) => {
  const paths = pathsIn(await textOf(request, '/docs/api/xrefmap.yml'), /href: (\S+)/g);
  expect(paths.length).toBeGreaterThan(500);
  expect(await wrongAnswers(request, paths)).toEqual([]);
});
