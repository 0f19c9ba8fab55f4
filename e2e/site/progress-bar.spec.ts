import type {Page} from '@playwright/test';
import {expect, test} from '../support/journey';
import {navbar} from '../support/landmarks';
import {openHydrated} from '../support/openHydrated';

const bar = (page: Page) => page.locator('#nprogress');
const guidesLink = (page: Page) => navbar(page).getByRole('link', {name: 'Guides', exact: true});

/** Nothing is loaded ahead, and every script asked for from now on waits until it is released. */
async function holdScripts(page: Page): Promise<() => Promise<void>> {
  let release: () => void = () => undefined;
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/assets/js/*.js', async (route) => {
    await released;
    await route.continue();
  });
  return async () => {
    release();
    await page.unrouteAll({behavior: 'wait'});
  };
}

test.beforeEach(async ({page}) => {
  await page.addInitScript(() => Object.defineProperty(navigator, 'connection', {value: {effectiveType: '2g'}}));
  // The page's own time stands still but for what the test lets go by.
  await page.clock.install();
});

test('the bar appears once a navigation has taken 200 ms, and goes when the page is there', async ({page}) => {
  await openHydrated(page, '/blog');
  const release = await holdScripts(page);
  await page.clock.pauseAt(Date.now() + 60_000);
  await guidesLink(page).click();
  await expect(page).toHaveURL('/docs/guides/getting-started/introduction');

  await page.clock.runFor(190);
  await expect(bar(page)).toHaveCount(0);
  await page.clock.runFor(20);
  await expect(bar(page)).toHaveCount(1);
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Releases');

  await page.clock.resume();
  await release();
  await expect(page.getByRole('heading', {level: 1})).not.toHaveText('Releases');
  await expect(bar(page)).toHaveCount(0);
});

test('a navigation that takes less shows no bar', async ({page}) => {
  await openHydrated(page, '/blog');
  await page.clock.pauseAt(Date.now() + 60_000);
  await guidesLink(page).click();
  await expect(page.getByRole('heading', {level: 1})).not.toHaveText('Releases');
  await page.clock.runFor(1000);
  await expect(bar(page)).toHaveCount(0);
});

test('the page one comes from stays until the next one is there', async ({page}) => {
  await openHydrated(page, '/blog');
  const release = await holdScripts(page);
  await guidesLink(page).click();
  await expect(page).toHaveURL('/docs/guides/getting-started/introduction');
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Releases');
  await release();
  await expect(page.getByRole('heading', {level: 1})).not.toHaveText('Releases');
});

test.describe('when the next page cannot be loaded', () => {
  test.use({expectedProblems: /ChunkLoadError|Loading chunk|Failed to load resource|net::ERR_FAILED/});

  test('a warning is logged and the page is loaded anew as a whole', async ({page}) => {
    await openHydrated(page, '/blog');
    const warnings: string[] = [];
    page.on('console', (message) => message.type() === 'warning' && warnings.push(message.text()));
    await page.route('**/assets/js/*.js', (route) => route.abort());
    const reload = page.waitForRequest((request) => request.isNavigationRequest());
    await guidesLink(page).click();
    await reload;
    expect(warnings.join()).toContain('Loading');
    await page.unrouteAll();
    await expect(page).toHaveURL('/docs/guides/getting-started/introduction');
  });
});
