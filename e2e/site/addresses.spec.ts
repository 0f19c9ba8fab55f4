import {expect, test} from '../support/journey';
import {mainHeading} from '../support/landmarks';
import {openHydrated} from '../support/openHydrated';
import {expectShown, navigate} from '../support/settled';

const paths = [
  '/docs/guides/getting-started/introduction',
  '/docs/category/developing',
  '/blog/2.5.0-release',
  '/blog/tags/2-5-0',
  '/blog',
];
const site = 'https://cocos2d-mono.dev';

test.describe('a path ending in .html', () => {
  for (const path of paths) {
    test(`${path}.html changes to the address without .html`, async ({page}) => {
      await openHydrated(page, path);
      const heading = await mainHeading(page).textContent();
      const response = await openHydrated(page, `${path}.html?from=old#top`);
      expect(response.status()).toBe(200);
      await expectShown(page, `${path}?from=old#top`);
      await expect(mainHeading(page)).toHaveText(heading ?? '');
    });
  }
});

test.describe('an address without a page', () => {
  test.use({expectedProblems: /status of 404/});

  test('shows the not-found page when it ends in .html', async ({page}) => {
    await openHydrated(page, '/docs/no-such-page.html');
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
        await expectShown(page, path);
        await expect(mainHeading(page)).toHaveText(heading ?? '');
        await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', site + path);
      });
    }
  });
}

test('/index.html is the home page', async ({page}) => {
  await openHydrated(page, '/index.html');
  await expectShown(page, '/');
  await expect(mainHeading(page)).toBeVisible();
});

test('an internal link with .html opens the page', async ({page}) => {
  await openHydrated(page, '/blog');
  await navigate(page, '/docs/category/developing.html');
  await expect(mainHeading(page)).toHaveText('Developing');
});
