// cspell:ignore ccspriteframe ccsequence ccmoveto
import {isPlaying} from '../support/captures';
import {expect, test} from '../support/journey';
import {expectFailuresHandled} from '../support/failedNavigation';
import {forkBaseUrl} from '../support/forkBaseUrl.mjs';
import {docsSidebar, mainHeading, navbar} from '../support/landmarks';
import {openHydrated, waitUntilHydrated} from '../support/openHydrated';
import {expectSameDocument, markDocument} from '../support/sameDocument';
import {ask, hits} from '../support/searchBox';
import {click, expectShown, goBack, openAtOnce, reload} from '../support/settled';

// The site as a fork would publish it. Addresses without a leading slash are relative to its base URL.

test('home leads to a guide, and the guide to the next, without a reload', async ({page}) => {
  await openHydrated(page, forkBaseUrl);
  await markDocument(page);
  await click(navbar(page).getByRole('link', {name: 'Guides', exact: true}));
  await expectShown(page, 'docs/guides/getting-started/introduction');
  await click(docsSidebar(page).getByRole('link', {name: 'Next steps'}));
  await expectShown(page, 'docs/guides/getting-started/next-steps');
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute(
    'href',
    `https://cocos2d-mono.dev${forkBaseUrl}docs/guides/getting-started/next-steps`,
  );
  await expectSameDocument(page);
});

test('an API page opens and links to the next page and to uses of the type', async ({page}) => {
  await openHydrated(page, 'docs/api/cocos2d.ccsprite');
  await markDocument(page);
  await expect(page.getByRole('main').getByRole('link', {name: 'CCNode', exact: true}).first()).toHaveAttribute(
    'href',
    /^\/Docs-Site\/docs\/api\/cocos2d\.ccnode/,
  );
  await click(docsSidebar(page).getByRole('link', {name: 'CCSpriteFrame', exact: true}));
  await expectShown(page, 'docs/api/cocos2d.ccspriteframe');
  await expect(mainHeading(page)).toHaveText('CCSpriteFrame');
  await goBack(page);
  await expect(mainHeading(page)).toHaveText('CCSprite');
  await expectSameDocument(page);
});

test('the list of all uses of a type loads', async ({page}) => {
  await openHydrated(page, 'docs/api/cocos2d.ccnode');
  const summary = page.locator('details.api-more summary').filter({hasText: /^Used in \d+ places/});
  await click(summary);
  await expect(page.locator('details.api-more[open] a[href^="/Docs-Site/"]').first()).toBeVisible();
});

test('an identifier in code has a card with a picture', async ({page}) => {
  await openHydrated(page, 'docs/api/cocos2d.ccsequence');
  const identifier = page.locator('.code-block a[href^="/Docs-Site/docs/api/cocos2d.cc"]').first();
  await identifier.hover();
  await expect(page.locator('#identifier-card')).toBeVisible();
  for (const picture of await page.locator('#identifier-card img').all())
    await expect(picture).toHaveAttribute('src', /^\/Docs-Site\/captures\//);
});

test('a loop plays', async ({page}) => {
  await openHydrated(page, 'docs/api/cocos2d.ccmoveto');
  const loop = page.locator('capture-loop').first();
  await loop.scrollIntoViewIfNeeded();
  await expect.poll(() => isPlaying(loop)).toBe(true);
});

test('the search finds pages and opens them', async ({page}) => {
  await openHydrated(page, forkBaseUrl);
  await ask(page, 'CCSprite');
  await click(hits(page).first());
  await expectShown(page, /\/Docs-Site\/docs\/api\/cocos2d\.ccsprite/);
  await expect(mainHeading(page)).toHaveText('CCSprite');
});

test('a release post leads to the changes that it does not list', async ({page}) => {
  await openHydrated(page, 'blog/2.4.0-release');
  await click(page.getByRole('main').locator('a[href*="/docs/api/changes?from="]').first());
  await expectShown(page, /\/Docs-Site\/docs\/api\/changes\?from=/);
  await expect(page.locator('api-compare [data-result] a').first()).toHaveAttribute(
    'href',
    /^\/Docs-Site\/docs\/api\//,
  );
});

test('a part of the tutorial can be downloaded', async ({page}) => {
  await openHydrated(page, 'docs/tutorials/platformer-tutorial/part-2-shapes');
  await click(page.getByRole('tab', {name: 'Run it'}));
  const link = page.getByRole('link', {name: /^Download part 2/});
  await expect(link).toHaveAttribute('href', /^\/Docs-Site\//);
  const address = (await link.getAttribute('href')) ?? '';
  expect((await page.request.get(address)).status()).toBe(200);
});

test('the color mode is kept on the next page and after a reload', async ({page}) => {
  await openHydrated(page, forkBaseUrl);
  await click(page.getByRole('button', {name: /^Switch between dark and light mode/}));
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await click(navbar(page).getByRole('link', {name: 'Blog', exact: true}));
  await expectShown(page, 'blog');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await reload(page);
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
});

test('a hit of the search highlights the words on its page', async ({page}) => {
  await openHydrated(page, forkBaseUrl);
  await ask(page, 'sounds and music mgcb');
  await click(hits(page).filter({hasText: 'Add content'}).first());
  await expectShown(page, /\/Docs-Site\/docs\/guides\/developing\/adding-content(?:#.*)?$/);
  await expect(mainHeading(page)).toHaveText('Add content');
  await expect(
    page
      .getByRole('main')
      .locator('mark')
      .filter({hasText: /^sound/i})
      .first(),
  ).toBeAttached();
});

test.describe('offline', () => {
  test.use({expectedProblems: /Loading chunk|ChunkLoadError|Failed to (?:load resource|fetch)|net::ERR_/});

  test('the page stays readable, and Retry loads the next one later', async ({page, context}) => {
    await openHydrated(page, 'docs/guides/developing/create-project');
    await mainHeading(page).hover();
    await expectFailuresHandled(page);
    await context.setOffline(true);
    await click(docsSidebar(page).getByRole('link', {name: 'Overview'}));
    const notice = page.getByRole('alertdialog', {name: 'Page not loaded'});
    await expect(notice).toContainText("The next page couldn't be loaded because you're offline.");
    await expectShown(page, 'docs/guides/developing/create-project');
    await expect(mainHeading(page)).toHaveText('Create a project');
    await context.setOffline(false);
    await click(notice.getByRole('button', {name: 'Retry'}));
    await expectShown(page, 'docs/guides/developing/overview');
    await expect(mainHeading(page)).toHaveText('Overview');
  });
});

test('icons and the manifest are found', async ({page}) => {
  await openHydrated(page, forkBaseUrl);
  const addresses = await page
    .locator('link[rel~=icon], link[rel=apple-touch-icon], link[rel=manifest]')
    .evaluateAll((links: HTMLLinkElement[]) => links.map(({href}) => href));
  expect(addresses.length).toBeGreaterThan(3);
  for (const address of addresses) expect((await page.request.get(address)).status(), address).toBe(200);
});

test.describe('an unknown address', () => {
  test.use({expectedProblems: /status of 404/});

  test('shows suggestions', async ({page}) => {
    await openHydrated(page, 'docs/guides/developing/create-projects');
    await expect(mainHeading(page)).toHaveText('Page Not Found');
    await click(page.getByRole('status').getByRole('link').first());
    await expectShown(page, 'docs/guides/developing/create-project');
    await expect(mainHeading(page)).toHaveText('Create a project');
  });

  test('opens the page when only the case differs', async ({page}) => {
    await openAtOnce(page, 'docs/api/Cocos2D.CCNode#Position');
    await expectShown(page, 'docs/api/cocos2d.ccnode#Position');
    await waitUntilHydrated(page);
    await expect(mainHeading(page)).toHaveText('CCNode');
  });
});

test('every address in the sitemap responds without a redirect, with and without a trailing slash', async ({
  request,
}) => {
  const sitemap = await (await request.get('sitemap.xml')).text();
  const paths = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => new URL(address).pathname);
  expect(paths.length).toBeGreaterThan(600);
  const wrong: string[] = [];
  for (const path of paths.flatMap((each) => [each, each.replace(/(?<!\/)$/, '/')])) {
    const response = await request.head(path, {maxRedirects: 0});
    if (!path.startsWith(forkBaseUrl) || response.status() !== 200) wrong.push(`${response.status()} ${path}`);
  }
  expect(wrong).toEqual([]);
});
