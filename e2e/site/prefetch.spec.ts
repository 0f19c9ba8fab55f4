import type {Locator, Page} from '@playwright/test';
import {dataSaver, fastConnection, setConnection, slowConnection} from '../support/connection';
import {phone} from '../support/devices';
import {expect, test} from '../support/journey';
import {navbar} from '../support/landmarks';
import {watchScriptRequests} from '../support/networkOf';
import {openHydrated} from '../support/openHydrated';
import {requestsDone, staysQuiet} from '../support/requestsDone';
import {click, expectShown} from '../support/settled';

/** Reports no link as visible, so that only the reader's actions can load its page. */
const hideLinksFromObservers = (page: Page) =>
  page.addInitScript(() => {
    window.IntersectionObserver = class extends IntersectionObserver {
      override observe(): void {
        // Does nothing, so no link is ever reported.
      }
    };
  });

const guidesLink = (page: Page): Locator => navbar(page).getByRole('link', {name: 'Guides', exact: true});
const footerLink = (page: Page): Locator => page.getByRole('contentinfo').getByRole('link', {name: 'Tutorials'});

test('visible links are prefetched, and links further down only when they come into view', async ({page}) => {
  const scripts = watchScriptRequests(page);
  await openHydrated(page, '/blog/2.5.0-release');
  await expect.poll(() => scripts.prefetched.length).toBeGreaterThan(0);
  await expect(page.locator('head link[rel=prefetch]')).not.toHaveCount(0);
  await requestsDone(page);
  const before = scripts.prefetched.length;

  await expect(page.getByRole('contentinfo')).not.toBeInViewport();
  const pagination = page.getByRole('navigation', {name: 'Blog post page navigation'});
  await pagination.scrollIntoViewIfNeeded();
  await expect.poll(() => scripts.prefetched.length).toBeGreaterThan(before);
});

test('a file is prefetched once, however many of the linked pages need it', async ({page}) => {
  const scripts = watchScriptRequests(page);
  await openHydrated(page, '/docs/guides/getting-started/introduction');
  await expect.poll(() => scripts.prefetched.length).toBeGreaterThan(0);
  await requestsDone(page);
  const files = await page
    .locator('head link[rel=prefetch]')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
  expect(files.length).toBeGreaterThan(20);
  expect(files).toEqual([...new Set(files)]);
});

test('files are prefetched only while the browser is idle, and no more of them than there is time for', async ({
  page,
}) => {
  await page.addInitScript(() => {
    window.requestIdleCallback = (work) => {
      Object.assign(window, {work});
      return 1;
    };
  });
  await openHydrated(page, '/docs/guides/getting-started/introduction');
  const links = page.locator('head link[rel=prefetch]');
  const work = (milliseconds: number) =>
    page.evaluate((left) => {
      const {work: next} = window as unknown as {work: IdleRequestCallback};
      next({didTimeout: false, timeRemaining: () => left--});
    }, milliseconds);
  await expect.poll(() => page.evaluate(() => 'work' in window)).toBe(true);
  await expect(links).toHaveCount(0);
  await work(0);
  await expect(links).toHaveCount(1);
  await work(24);
  await expect(links).toHaveCount(6);
});

test('a visible link prefetches every script of its page, including shared ones', async ({page}) => {
  const scripts = watchScriptRequests(page);
  await openHydrated(page, '/blog/2.5.0-release');
  await expect.poll(() => scripts.prefetched.length).toBeGreaterThan(0);
  await requestsDone(page);
  const before = scripts.needed.length;
  // A page whose first screen has no capture, because the player of a loop is loaded only when it comes into view.
  await click(navbar(page).getByRole('link', {name: 'API', exact: true}));
  await expectShown(page, '/docs/api/introduction');
  const needed = scripts.needed.slice(before);
  expect(needed.length).toBeGreaterThan(2);
  expect(needed.filter((file) => !scripts.prefetched.includes(file))).toEqual([]);
});

test('a browser without link prefetch fetches the files itself, each once', async ({page}) => {
  await page.addInitScript(() => {
    DOMTokenList.prototype.supports = (token) => token !== 'prefetch';
  });
  const fetched: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'fetch' && request.url().endsWith('.js')) fetched.push(request.url());
  });
  await openHydrated(page, '/docs/guides/getting-started/introduction');
  await expect.poll(() => fetched.length).toBeGreaterThan(10);
  await requestsDone(page);
  expect(fetched).toEqual([...new Set(fetched)]);
  await expect(page.locator('head link[rel=prefetch]')).toHaveCount(0);
});

test('hovering a link loads its page before the click', async ({page}) => {
  await hideLinksFromObservers(page);
  const scripts = watchScriptRequests(page);
  await openHydrated(page, '/blog');
  await staysQuiet(page);
  const before = scripts.needed.length;
  expect(scripts.prefetched).toEqual([]);

  await guidesLink(page).hover();
  await expect.poll(() => scripts.needed.length).toBeGreaterThan(before);
  await expectShown(page, '/blog');

  await requestsDone(page);
  const afterHover = scripts.needed.length;
  await click(guidesLink(page));
  await expectShown(page, '/docs/guides/getting-started/introduction');
  await expect(page.getByRole('heading', {level: 1})).toBeVisible();
  await staysQuiet(page);
  expect(scripts.needed.length, 'scripts asked for by the click itself').toBe(afterHover);
});

test.describe('by touch', () => {
  test.use(phone);

  test('touching a link loads its page before the finger is lifted', async ({page}) => {
    await hideLinksFromObservers(page);
    const scripts = watchScriptRequests(page);
    await openHydrated(page, '/blog');
    await requestsDone(page);
    const before = scripts.needed.length;
    await footerLink(page).scrollIntoViewIfNeeded();
    const box = await footerLink(page).boundingBox();
    if (box === null) throw new Error('The link is not on the page.');

    const session = await page.context().newCDPSession(page);
    const touchPoints = [{x: box.x + box.width / 2, y: box.y + box.height / 2}];
    await session.send('Input.dispatchTouchEvent', {type: 'touchStart', touchPoints});
    await expect.poll(() => scripts.needed.length).toBeGreaterThan(before);
    await expectShown(page, '/blog');
  });
});

for (const [name, connection] of [
  ['with data saver', dataSaver],
  ['on a 2g connection', slowConnection],
  ['on a slow 2g connection', {effectiveType: 'slow-2g', saveData: false}],
] as const) {
  test.describe(name, () => {
    test('no page is prefetched, whether its link is visible or hovered, and a click still works', async ({page}) => {
      await setConnection(page, connection);
      const scripts = watchScriptRequests(page);
      await openHydrated(page, '/blog');
      // The first mouse movement loads the script that reports a failed navigation.
      await page.getByRole('heading', {level: 1}).hover();
      await requestsDone(page);
      const before = scripts.needed.length;
      await guidesLink(page).hover();
      await footerLink(page).scrollIntoViewIfNeeded();
      await footerLink(page).hover();
      await staysQuiet(page);
      expect(scripts.needed).toHaveLength(before);
      // The script that reports a failed navigation is prefetched, because it couldn't be loaded when it is needed.
      expect(scripts.prefetched).toHaveLength(1);
      expect(await (await page.request.get(scripts.prefetched[0] ?? '')).text()).toContain('failed-navigation');

      await click(footerLink(page));
      await expectShown(page, '/docs/tutorials/introduction');
      expect(scripts.needed.length).toBeGreaterThan(before);
    });
  });
}

test('on a fast connection the same hover prefetches the page', async ({page}) => {
  await setConnection(page, fastConnection);
  const scripts = watchScriptRequests(page);
  await openHydrated(page, '/blog');
  await expect.poll(() => scripts.prefetched.length).toBeGreaterThan(0);
});
