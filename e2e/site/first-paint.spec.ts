import type {Page} from '@playwright/test';
import {phone} from '../support/devices';
import {holdBack} from '../support/holdBack';
import {holdSheet, openWithoutSheet} from '../support/holdSheet';
import {expect, test} from '../support/journey';
import {footer, mainHeading, navbar} from '../support/landmarks';
import {waitUntilHydrated} from '../support/openHydrated';
import {pageTypeEntries} from '../support/pageTypes';
import {requestsDone} from '../support/requestsDone';
import {serveInPieces} from '../support/serveInPieces';
import {clickAtOnce, expectLoaded, open, openAtOnce, painted} from '../support/settled';
import {shiftsOf, timeOf, watchShifts} from '../support/watchShifts';

declare global {
  interface Window {
    seen: string[];
  }
}

const extraPages = [
  ['API type', '/docs/api/cocos2d.cceaseinout'],
  ['tutorial', '/docs/tutorials/platformer-tutorial/part-2-physics'],
  ['search', '/search'],
] as const;
/** The browser itself reports the status of the not-found page. */
const pages = [...pageTypeEntries.filter(([name]) => name !== 'not found'), ...extraPages];

const sizes = {phone: {width: 390, height: 844}, desktop: {width: 1440, height: 900}} as const;
const modes = ['light', 'dark'] as const;

/** Waits for the fonts and pictures of the first screen, and until it is painted with them. */
async function settle(page: Page): Promise<void> {
  // `document.fonts.ready` may resolve before the first text requests its font.
  await page.evaluate(() => Promise.all([...document.fonts].map((font) => font.load())).then(() => undefined));
  await expect
    .poll(() =>
      page.evaluate(() =>
        [...document.images].every((image) => image.complete || image.getBoundingClientRect().top > window.innerHeight),
      ),
    )
    .toBe(true);
  // The browser only finds out while it paints whether a far block (farBlocks.css) has come onto the screen.
  await painted(page);
}

/** Styles that determine an element's look. Pixels would differ because of font smoothing. */
const visible = [
  ...['display', 'visibility', 'opacity', 'color', 'background-color', 'background-image', 'box-shadow'],
  ...['font-family', 'font-size', 'font-weight', 'line-height', 'letter-spacing', 'text-decoration-line'],
  ...['border-top-width', 'border-top-color', 'border-radius', 'transform', 'content'],
];

/** Position and style of everything on the first screen, including pseudo-elements, in each color mode. */
async function looks(page: Page): Promise<readonly (readonly string[])[]> {
  await settle(page);
  const taken: (readonly string[])[] = [];
  for (const mode of modes) {
    await page.evaluate((value) => document.documentElement.setAttribute('data-theme', value), mode);
    taken.push(
      await page.evaluate((properties) => {
        const styleOf = (element: Element, part?: string): string => {
          const style = getComputedStyle(element, part);
          return properties.map((property) => style.getPropertyValue(property)).join(' ');
        };
        return [...document.querySelectorAll('body *')].flatMap((element) => {
          const {top, left, width, height} = element.getBoundingClientRect();
          if (top > innerHeight || !element.checkVisibility({contentVisibilityAuto: true})) return [];
          // What is below the first screen may be laid out later, and make the page taller.
          const place = [top, left, width, Math.min(height, innerHeight - top)].map(Math.round).join(' ');
          const name = `${element.localName}.${element.getAttribute('class') ?? ''}`;
          return [
            [name, place, styleOf(element), styleOf(element, '::before'), styleOf(element, '::after')].join(' | '),
          ];
        });
      }, visible),
    );
  }
  return taken;
}

for (const [size, viewport] of Object.entries(sizes)) {
  test.describe(`the first screen, ${size}`, () => {
    test.use({viewport, contextOptions: {reducedMotion: 'reduce'}});

    for (const [name, address] of pages) {
      test(`of the page "${name}" looks the same before and after its stylesheet loads, light and dark`, async ({
        page,
      }) => {
        // Only the style matters here, not what scripts add.
        await page.route('**/assets/js/*', (route) => route.fulfill({body: '', contentType: 'text/javascript'}));
        await page.addInitScript(() => {
          // Without this object the home page would say that the site did not load.
          Object.assign(window, {docusaurus: {}});
        });
        const sheet = await holdSheet(page);
        await openWithoutSheet(page, address);
        const before = await looks(page);
        sheet.release();
        await expectLoaded(page, address);
        const after = await looks(page);
        for (const [index, mode] of modes.entries()) expect.soft(after[index], mode).toEqual(before[index]);
      });
    }
  });
}

const devices = {phone, desktop: {viewport: sizes.desktop}} as const;

for (const [device, options] of Object.entries(devices))
  test.describe(`while a page loads on a ${device}`, () => {
    test.use(options);

    for (const [name, address] of pages) {
      test(`the page "${name}" doesn't shift, however late its stylesheet loads`, async ({page}) => {
        await watchShifts(page, 0.0005);
        const sheet = await holdSheet(page);
        await openWithoutSheet(page, address);
        await settle(page);
        const before = await timeOf(page);
        sheet.release();
        await waitUntilHydrated(page);
        await requestsDone(page);
        await expect.poll(() => shiftsOf(page, before)).toEqual([]);
      });
    }
  });

const inPieces = test.extend({
  baseURL: async ({baseURL}, provide) => {
    const server = await serveInPieces(baseURL ?? '');
    await provide(server.origin);
    await server.close();
  },
});

for (const [device, options] of Object.entries(devices))
  inPieces.describe(`while the HTML arrives in pieces on a ${device}`, () => {
    inPieces.use(options);

    for (const [name, address] of pages)
      inPieces(`the page "${name}" doesn't shift`, async ({page}) => {
        await watchShifts(page, 0.0005);
        await open(page, address);
        await requestsDone(page);
        await expect.poll(() => shiftsOf(page)).toEqual([]);
      });
  });

test.describe("while the headings' font loads on a phone", () => {
  test.use(phone);

  for (const [name, address] of pages)
    test(`the title of the page "${name}" has as many lines as in that font`, async ({page}) => {
      const font = await holdBack(page, '**/*.woff2');
      await openAtOnce(page, address, {waitUntil: 'commit'});
      await expect(footer(page)).toBeAttached();
      const title = mainHeading(page).first();
      await expect.poll(() => page.evaluate(() => document.fonts.status)).toBe('loading');
      const before = await title.boundingBox();
      font.release();
      await settle(page);
      await expect.poll(() => title.boundingBox()).toMatchObject({height: before?.height});
    });
});

test.describe('a late stylesheet', () => {
  test('loads before React starts', async ({page}) => {
    const sheet = await holdSheet(page);
    const main = page.waitForResponse(/\/assets\/js\/main\.[^/]+\.js$/);
    await openWithoutSheet(page, '/docs/guides/getting-started/introduction');
    await (await main).finished();
    await expect(mainHeading(page)).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'false');
    sheet.release();
    await waitUntilHydrated(page);
    await expect
      .poll(() => page.evaluate(() => [...document.styleSheets].some(({href}) => href?.endsWith('.css') === true)))
      .toBe(true);
  });

  test("doesn't block navigation to another page, which has its own styles", async ({page}) => {
    const sheet = await holdSheet(page);
    await openWithoutSheet(page, '/');
    await clickAtOnce(navbar(page).getByRole('link', {name: 'Blog', exact: true}));
    await expect(page.locator('html')).toHaveClass(/blog-list-page/);
    await expect(mainHeading(page)).toBeVisible();
    await expect(mainHeading(page)).toHaveCSS('font-family', /Fredoka/);
    await expect(navbar(page)).toHaveCSS('position', 'sticky');
    sheet.release();
    await waitUntilHydrated(page);
  });

  test("doesn't load any font twice", async ({page}) => {
    const sheet = await holdSheet(page);
    await openWithoutSheet(page, '/');
    await settle(page);
    await page.evaluate(() => {
      document.fonts.addEventListener('loading', () => document.documentElement.setAttribute('data-font-again', ''));
    });
    sheet.release();
    await waitUntilHydrated(page);
    await expect(page.locator('html')).not.toHaveAttribute('data-font-again');
  });

  test('is also requested without JavaScript', async ({browser, baseURL}) => {
    const context = await browser.newContext({baseURL, javaScriptEnabled: false});
    const page = await context.newPage();
    const answer = page.waitForResponse(/\/assets\/css\/[^/]+\.css$/);
    await openAtOnce(page, '/docs/guides/getting-started/introduction');
    expect((await answer).ok()).toBe(true);
    await context.close();
  });
});

const benchPhone = {width: 412, height: 823};
const tutorial = '/docs/tutorials/platformer-tutorial/part-2-physics';
const firstPictures = [
  {picture: 'whole', address: tutorial, viewport: benchPhone},
  {picture: 'cut off by the edge of the window', address: '/docs/api/cocos2d.ccnode', viewport: benchPhone},
  // Wider than the file's 640 pixels.
  {picture: 'enlarged', address: tutorial, viewport: {width: 1440, height: 900}},
  {picture: 'enlarged and cut off', address: tutorial, viewport: {width: 1440, height: 600}},
];

for (const {picture, address, viewport} of firstPictures)
  test(`a first picture, ${picture}, is requested immediately, and its video never counts as a larger paint`, async ({
    page,
  }) => {
    await page.addInitScript(() => {
      window.seen = [];
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) {
          const {element} = entry as unknown as {element: Element | null};
          window.seen.push(element?.tagName ?? '?');
        }
      }).observe({type: 'largest-contentful-paint', buffered: true});
    });
    await page.setViewportSize(viewport);
    await open(page, address);
    const loop = page.locator('capture-loop').first();
    await expect(loop.locator('img')).toHaveAttribute('fetchpriority', 'high');
    await expect(loop.locator('img')).not.toHaveAttribute('loading', 'lazy');
    await expect
      .poll(() => loop.locator('video').evaluate((video: HTMLVideoElement) => video.currentTime))
      .toBeGreaterThan(0);
    const largest = await page.evaluate(() => window.seen);
    expect(largest).toContain('IMG');
    expect(largest).not.toContain('VIDEO');
  });
