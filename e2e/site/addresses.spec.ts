import {expect, test} from '../support/journey';
import {mainHeading} from '../support/landmarks';
import {openHydrated, waitUntilHydrated} from '../support/openHydrated';

const paths = [
  '/docs/guides/getting-started/introduction',
  '/docs/category/developing',
  '/blog/2.5.0-release',
  '/blog/tags/2-5-0',
  '/blog',
];
const site = 'https://cocos2d-mono.dev';

test.describe('a path ending in .html', () => {
  // A static host has no such file and answers with the not-found page, which the browser reports.
  test.use({expectedProblems: /status of 404/});

  for (const path of paths) {
    test(`${path}.html moves to the page without it`, async ({page}) => {
      await openHydrated(page, path);
      const heading = await mainHeading(page).textContent();
      await page.goto(`${path}.html?from=old#top`);
      await expect(page).toHaveURL(`${path}?from=old#top`);
      await waitUntilHydrated(page);
      await expect(mainHeading(page)).toHaveText(heading ?? '');
    });
  }

  test('an unknown one still says that there is no page', async ({page}) => {
    await page.goto('/docs/no-such-page.html');
    await expect(mainHeading(page)).toHaveText('Page Not Found');
  });
});

for (const ending of ['/index.html', '/']) {
  test.describe(`a path ending in ${ending}`, () => {
    for (const path of paths) {
      test(`${path}${ending} is normalized and shows the same page`, async ({page}) => {
        await openHydrated(page, path);
        const heading = await mainHeading(page).textContent();
        const response = await openHydrated(page, `${path}${ending}`);
        expect(response.status()).toBe(200);
        await expect(page).toHaveURL(path);
        await expect(mainHeading(page)).toHaveText(heading ?? '');
        await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', site + path);
      });
    }
  });
}

test('/index.html is the home page', async ({page}) => {
  await openHydrated(page, '/index.html');
  await expect(page).toHaveURL('/');
  await expect(mainHeading(page)).toBeVisible();
});

test('a link with .html inside the site leads to the page', async ({page}) => {
  await openHydrated(page, '/blog');
  // None of our pages has such a link; the router is asked as one would ask it.
  await page.evaluate(() => {
    history.pushState({}, '', '/docs/category/developing.html');
    dispatchEvent(new PopStateEvent('popstate', {state: {}}));
  });
  await expect(mainHeading(page)).toHaveText('Developing');
});
