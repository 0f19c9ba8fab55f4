import type {Page} from '@playwright/test';
import {setConnection, slowConnection} from '../support/connection';
import {holdBack} from '../support/holdBack';
import {expect, test} from '../support/journey';
import {navbar} from '../support/landmarks';
import {openHydrated} from '../support/openHydrated';
import {click, clickAtOnce, expectAddress, expectShown, stopClock} from '../support/settled';

const bar = (page: Page) => page.locator('#nprogress');
/** The bar's progress in percent of the page's width. The bar is shifted to the left by the rest. */
const progress = (page: Page) =>
  bar(page)
    .locator('.bar')
    .evaluate((element) => 100 + parseFloat(element.style.transform.replace('translate3d(', '')));
const guidesLink = (page: Page) => navbar(page).getByRole('link', {name: 'Guides', exact: true});

/** Disables prefetching and holds every script requested from now on until it is released. */
async function holdScripts(page: Page): Promise<() => Promise<void>> {
  const scripts = await holdBack(page, '**/assets/js/*.js');
  return async () => {
    scripts.release();
    await page.unrouteAll({behavior: 'wait'});
  };
}

test.beforeEach(async ({page}) => {
  await setConnection(page, slowConnection);
  // The page's clock only advances when the test advances it.
  await page.clock.install();
});

test('the bar appears when a navigation takes 200 ms and disappears when the page is shown', async ({page}) => {
  await openHydrated(page, '/blog');
  const release = await holdScripts(page);
  await stopClock(page);
  await clickAtOnce(guidesLink(page));
  await expectAddress(page, '/docs/guides/getting-started/introduction');

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

test('the bar starts at 8%, moves in 200 ms and advances by at most 2% every 800 ms while the page is loading', async ({
  page,
}) => {
  await openHydrated(page, '/blog');
  const release = await holdScripts(page);
  await stopClock(page);
  await clickAtOnce(guidesLink(page));
  await expectAddress(page, '/docs/guides/getting-started/introduction');
  await page.clock.runFor(200);
  await expect(bar(page)).toHaveCount(1);

  let before = await progress(page);
  expect(before).toBeCloseTo(8);
  await expect(bar(page).locator('.bar')).toHaveCSS('transition-duration', '0.2s');
  for (let trickle = 1; trickle <= 5; trickle++) {
    await page.clock.runFor(799);
    expect(await progress(page)).toBe(before);
    await page.clock.runFor(1);
    const after = await progress(page);
    expect(after).toBeGreaterThan(before);
    expect(after).toBeLessThanOrEqual(before + 2);
    before = after;
  }

  await page.clock.resume();
  await release();
  await expect(bar(page)).toHaveCount(0);
});

test('the bar has no role, because ARIA has none for it', async ({page}) => {
  await openHydrated(page, '/blog');
  const release = await holdScripts(page);
  await stopClock(page);
  await clickAtOnce(guidesLink(page));
  await page.clock.runFor(200);
  await expect(bar(page).locator('.bar')).toHaveCount(1);
  await expect(bar(page).locator('[role]')).toHaveCount(0);
  await page.clock.resume();
  await release();
});

test('a faster navigation shows no bar', async ({page}) => {
  await openHydrated(page, '/blog');
  await stopClock(page);
  await clickAtOnce(guidesLink(page));
  await expect(page.getByRole('heading', {level: 1})).not.toHaveText('Releases');
  await page.clock.runFor(1000);
  await expect(bar(page)).toHaveCount(0);
});

test('the current page stays until the next one is ready', async ({page}) => {
  await openHydrated(page, '/blog');
  const release = await holdScripts(page);
  await clickAtOnce(guidesLink(page));
  await expectAddress(page, '/docs/guides/getting-started/introduction');
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Releases');
  await release();
  await expect(page.getByRole('heading', {level: 1})).not.toHaveText('Releases');
});

test.describe('when the next page cannot be loaded', () => {
  test.use({expectedProblems: /ChunkLoadError|Loading chunk|Failed to load resource|net::ERR_FAILED/});

  test('a warning is logged and the page is loaded again in full', async ({page}) => {
    await openHydrated(page, '/blog');
    const warnings: string[] = [];
    page.on('console', (message) => message.type() === 'warning' && warnings.push(message.text()));
    let isLeft = false;
    await page.route('**/*', (route) => {
      const request = route.request();
      isLeft ||= request.isNavigationRequest();
      // The page that replaces it gets its scripts.
      return request.resourceType() === 'script' && !isLeft ? route.abort() : route.continue();
    });
    await click(guidesLink(page));
    await expect.poll(() => isLeft).toBe(true);
    expect(warnings.join()).toContain('Loading');
    await expectShown(page, '/docs/guides/getting-started/introduction');
  });
});
