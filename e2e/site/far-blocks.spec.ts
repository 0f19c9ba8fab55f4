import type {Locator, Page} from '@playwright/test';
import {holdSheet, openWithoutSheet} from '../support/holdSheet';
import {expect, test} from '../support/journey';
import {clickAtOnce, open, openAtOnce, reload, settled} from '../support/settled';

// Blocks of an article that are far from the screen are laid out only after the page has been painted.

const post = '/blog/2.5.0-release';
const guide = '/docs/guides/troubleshooting/common-issues';

const lastBlock = (page: Page): Locator =>
  page.locator(':is(.markdown, [data-article]) > :is(ul, figure), [data-blocks] > section').last();
const footer = (page: Page): Locator => page.locator('.footer');
const lastHeading = (page: Page): Locator => page.locator('.markdown h2[id]').last();

/** Returns whether the browser skips rendering the element's content. */
const isSkipped = (element: Locator): Promise<boolean> =>
  element.evaluate((it) => it.firstElementChild?.checkVisibility({contentVisibilityAuto: true}) === false);
const isSkipping = (page: Page): Promise<boolean> =>
  page.evaluate(() => document.documentElement.hasAttribute('data-skip-far'));
const heightOf = (page: Page): Promise<number> => page.evaluate(() => document.documentElement.scrollHeight);

for (const address of [post, guide, '/'])
  test(`${address} lays out its last block and its footer only after the stylesheet has arrived`, async ({page}) => {
    const sheet = await holdSheet(page);
    await openWithoutSheet(page, address);
    await expect.poll(() => isSkipped(lastBlock(page))).toBe(true);
    expect(await isSkipped(footer(page))).toBe(true);
    sheet.release();
    await settled(page);
    expect(await isSkipped(lastBlock(page))).toBe(false);
    expect(await isSkipped(footer(page))).toBe(false);
  });

for (const address of [post, guide])
  test(`${address} lays out the links to other pages only after the stylesheet has arrived`, async ({page}) => {
    const pagination = page.locator('.pagination-nav');
    const sheet = await holdSheet(page);
    await openWithoutSheet(page, address);
    await expect.poll(() => isSkipped(pagination)).toBe(true);
    sheet.release();
    await settled(page);
    expect(await isSkipped(pagination)).toBe(false);
  });

test('headings are never skipped, because the contents need their positions', async ({page}) => {
  const sheet = await holdSheet(page);
  await openWithoutSheet(page, guide);
  await expect.poll(() => isSkipped(lastBlock(page))).toBe(true);
  expect(await isSkipped(lastHeading(page))).toBe(false);
  sheet.release();
});

test('blocks get the heights that they have without JavaScript, and no mark stays', async ({
  page,
  browser,
  baseURL,
}) => {
  await open(page, post);
  const plain = await browser.newPage({javaScriptEnabled: false, viewport: page.viewportSize()});
  await openAtOnce(plain, new URL(post, baseURL).href);
  expect(await heightOf(page)).toBe(await heightOf(plain));
  await plain.close();
  await expect(page.locator('[data-laid-out]')).toHaveCount(0);
});

test('Reload skips nothing, so the reader keeps the place', async ({page}) => {
  await open(page, guide);
  await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight - 2000));
  const place = await page.evaluate(() => window.scrollY);
  await page.addInitScript(() => {
    document.addEventListener('DOMContentLoaded', () => {
      window.seen = [String(document.documentElement.hasAttribute('data-skip-far'))];
    });
  });
  await reload(page);
  await expect.poll(() => page.evaluate(() => window.seen)).toEqual(['false']);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(place);
});

test('an address with a hash skips nothing', async ({page}) => {
  const sheet = await holdSheet(page);
  await openWithoutSheet(page, guide);
  expect(await isSkipping(page)).toBe(true);
  const id = (await lastHeading(page).getAttribute('id')) ?? '';
  await openWithoutSheet(page, `${guide}?again#${id}`);
  expect(await isSkipping(page)).toBe(false);
  sheet.release();
});

test('a click on an entry of the contents shows its section, even while the page opens', async ({page}) => {
  const sheet = await holdSheet(page);
  await openWithoutSheet(page, guide);
  const id = (await lastHeading(page).getAttribute('id')) ?? '';
  await clickAtOnce(page.locator(`.table-of-contents a[href$="#${id}"]`));
  await expect.poll(() => isSkipping(page)).toBe(false);
  sheet.release();
  await settled(page);
  await expect(lastHeading(page)).toBeInViewport();
});
