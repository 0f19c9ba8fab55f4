import {expect, test} from '../support/journey';
import {mainHeading, navbar} from '../support/landmarks';
import {openHydrated} from '../support/openHydrated';
import {click, expectShown, navigate} from '../support/settled';

// The browser itself reports the page's status.
test.use({expectedProblems: /status of 404/});

for (const asked of ['/no-such-page', '/docs/guides/developing/create-projects', '/blog/2.9.9-release', '/docs']) {
  test(`${asked} responds with status 404, shows the requested address and keeps the title and navigation`, async ({
    page,
  }) => {
    const response = await openHydrated(page, asked);
    expect(response.status()).toBe(404);
    await expect(mainHeading(page)).toHaveText('Page Not Found');
    await expect(page.getByRole('main')).toContainText(`There is no page at ${asked}.`);
    await expect(page).toHaveTitle('Page Not Found | Cocos2D-Mono');
    await expect(navbar(page)).toBeVisible();
  });
}

test('the router matches addresses exactly: nothing exists below a page', async ({page}) => {
  await openHydrated(page, '/blog');
  for (const route of [
    '/blog',
    '/blog/2.5.0-release',
    '/blog/archive',
    '/blog/tags',
    '/blog/tags/release',
    '/markdown-page',
    '/search',
    '/docs',
    '/docs/guides/getting-started/introduction',
    '/docs/tutorials/platformer-tutorial/overview',
    '/docs/category/developing',
    '/docs/api/introduction',
    '/docs/api/cocos2d.ccnode',
  ]) {
    await navigate(page, `${route}/below`);
    await expect(page.getByRole('main')).toContainText(`There is no page at ${route}/below.`);
    await expect(mainHeading(page)).toHaveText('Page Not Found');
  }
});

test('a misspelled address suggests the intended page', async ({page}) => {
  await openHydrated(page, '/docs/guides/developing/create-projects');
  await expect(page.getByRole('heading', {name: 'Did you mean'})).toBeVisible();
  const suggestion = page.getByRole('status').getByRole('link').first();
  await expect(suggestion).toHaveText('/docs/guides/developing/create-project');
  await click(suggestion);
  await expectShown(page, '/docs/guides/developing/create-project');
  await expect(mainHeading(page)).not.toHaveText('Page Not Found');
});

test('an address that resembles no page shows the fixed starting points and no suggestions', async ({page}) => {
  await openHydrated(page, '/wp-login.php');
  const links = page.getByRole('main').getByRole('link');
  await expect(links.filter({hasText: 'Introduction: what Cocos2D-Mono is'})).toBeVisible();
  await expect(page.getByRole('main')).toContainText('/wp-login.php');
  await expect(page.getByRole('heading', {name: 'Did you mean'})).toHaveCount(0);
  await click(links.filter({hasText: /^Home$/}));
  await expectShown(page, '/');
});

test.describe('when the list of pages cannot be loaded', () => {
  test.use({expectedProblems: /status of 404|Failed to load resource/});

  test('the page still shows its starting points', async ({page}) => {
    await page.route('**/sitemap.xml', (route) => route.abort());
    await openHydrated(page, '/docs/guides/developing/create-projects');
    await expect(page.getByRole('main')).toContainText('/docs/guides/developing/create-projects');
    await expect(page.getByRole('main').getByRole('link', {name: 'Create a project'})).toBeVisible();
  });
});

test('the requested path is shown as text and never parsed as HTML', async ({page}) => {
  await openHydrated(page, encodeURI('/<img src=x onerror=alert(1)>'));
  await expect(page.getByRole('main')).toContainText('There is no page at');
  await expect(page.getByRole('main').locator('img')).toHaveCount(0);
});
