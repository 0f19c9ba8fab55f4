import type {Locator, Page} from '@playwright/test';
import {expect, test} from '../support/journey';
import {isSkipped} from '../support/isSkipped';
import {openHydrated} from '../support/openHydrated';

// Pages with thousands of elements, where content far from the screen is neither styled nor laid out until it is
// needed.

const gallery = '/docs/api/gallery';
const namespace = '/docs/api/cocos2d';
const type = '/docs/api/cocos2d.ccnode';

const lastCard = (page: Page): Locator => page.locator('[data-capture]').last();
const cardOf = (page: Page, name: string): Locator =>
  page.locator('[data-capture]').filter({has: page.getByRole('link', {name, exact: true})});

test('off-screen content is not rendered until the reader scrolls near it', async ({page}) => {
  await openHydrated(page, gallery);
  await expect.poll(() => isSkipped(lastCard(page))).toBe(true);
  await lastCard(page).scrollIntoViewIfNeeded();
  await expect.poll(() => isSkipped(lastCard(page))).toBe(false);
});

test("a section's table, remarks and links are not rendered until the reader scrolls near them", async ({page}) => {
  await openHydrated(page, type);
  const blocks = ['.api-values', 'section > .theme-admonition', 'section > .api-row'];
  for (const block of blocks.map((selector) => page.locator(`.api ${selector}`).last())) {
    await expect.poll(() => isSkipped(block)).toBe(true);
    await block.scrollIntoViewIfNeeded();
    await expect.poll(() => isSkipped(block)).toBe(false);
    await page.evaluate(() => window.scrollTo(0, 0));
  }
});

test('a table of fields is found by the address of a field in it', async ({page}) => {
  const field = '/docs/api/cocos2d.ccnode#_displayedColor';
  await openHydrated(page, field);
  await expect(page.locator('[id="_displayedColor"]')).toBeInViewport();
});

test('a card has a video only while it is hovered', async ({page}) => {
  await openHydrated(page, gallery);
  const videos = page.locator('capture-loop video');
  await cardOf(page, 'CCMoveBy').scrollIntoViewIfNeeded();
  await expect(cardOf(page, 'CCMoveBy').getByRole('button', {name: 'Play CCMoveBy'})).toBeAttached();
  await expect(videos).toHaveCount(0);
  // Lists above it get their true heights when they are near the screen, and move it away from the pointer.
  await expect(async () => {
    await cardOf(page, 'CCMoveBy').hover();
    await expect(videos).toHaveCount(1, {timeout: 2000});
  }).toPass();
  await page.mouse.move(0, 0);
  await expect(videos).toHaveCount(0);
});

for (const address of [gallery, namespace, type])
  test(`${address}: switching the theme animates almost nothing`, async ({page}) => {
    await openHydrated(page, address);
    const button = page.locator('.navbar button[aria-label^=Switch]');
    await expect(button).toBeEnabled();
    const animations = await button.evaluate(async (it: HTMLElement) => {
      it.click();
      do await new Promise(requestAnimationFrame);
      while (document.documentElement.dataset['theme'] !== 'dark');
      return document.getAnimations().length;
    });
    expect(animations).toBeLessThan(80);
  });

test('find in page finds off-screen text', async ({page}) => {
  await openHydrated(page, gallery);
  const words = (await lastCard(page).locator('p').first().textContent()) ?? '';
  expect(words.length).toBeGreaterThan(10);
  // Chromium's page search, which TypeScript's DOM library does not declare.
  const find = (text: string): boolean => (window as unknown as {find: (text: string) => boolean}).find(text);
  await expect.poll(() => page.evaluate(find, words)).toBe(true);
  await expect(lastCard(page).locator('p').first()).toBeInViewport();
});

test('an address with a hash scrolls to a member far down the page', async ({page}) => {
  await openHydrated(page, type);
  const id = (await page.locator('.api-member[id]').last().getAttribute('id')) ?? '';
  expect(id).not.toBe('');
  await openHydrated(page, `${type}?again#${id}`);
  const top = (): Promise<number> =>
    page.locator(`[id="${id}"]`).evaluate((member) => member.getBoundingClientRect().top);
  await expect.poll(top).toBeGreaterThan(0);
  await expect.poll(top).toBeLessThan(300);
});

test('print includes all content', async ({page}) => {
  await openHydrated(page, gallery);
  await expect.poll(() => isSkipped(lastCard(page))).toBe(true);
  await page.emulateMedia({media: 'print'});
  await expect.poll(() => isSkipped(lastCard(page))).toBe(false);
});

test('the focus ring is not cut off', async ({page}) => {
  await openHydrated(page, gallery);
  await expect(lastCard(page)).toHaveCSS('overflow-clip-margin', /^[5-9]|\d\d/);
});

test.describe('the cards of the gallery', () => {
  const tops = (cards: Locator, part: string): Promise<readonly number[]> =>
    cards.locator(part).evaluateAll((all) => all.slice(0, 3).map((each) => each.getBoundingClientRect().top));

  test('have their tools side by side, with space below the picture', async ({page}) => {
    await page.setViewportSize({width: 1440, height: 900});
    await openHydrated(page, gallery);
    const cards = page.locator('[data-capture]');
    await expect(cards.first().getByRole('checkbox')).toBeVisible();
    expect(new Set(await tops(cards, '.capture-tools')).size).toBe(1);
    const picture = await cards.first().locator('img').boundingBox();
    const name = await cards.first().locator('code').boundingBox();
    expect((name?.y ?? 0) - (picture?.y ?? 0) - (picture?.height ?? 0)).toBeGreaterThanOrEqual(8);
  });

  test('use the full width of a wide screen', async ({page}) => {
    await page.setViewportSize({width: 2560, height: 1200});
    await openHydrated(page, gallery);
    const columns = await page
      .locator('ul.capture-cards')
      .first()
      .evaluate((list) => getComputedStyle(list).gridTemplateColumns.split(' ').length);
    expect(columns).toBeGreaterThanOrEqual(4);
  });
});

test.describe('the five steps of the home page', () => {
  const boxes = async (page: Page): Promise<readonly DOMRect[]> => {
    const figures = page.getByRole('region', {name: 'A window in five steps'}).getByRole('figure');
    await expect(figures).toHaveCount(5);
    return figures.evaluateAll((all) => all.map((figure) => figure.getBoundingClientRect().toJSON() as DOMRect));
  };

  for (const width of [768, 1024])
    test(`are below each other at ${width} px`, async ({page}) => {
      await page.setViewportSize({width, height: 900});
      await openHydrated(page, '/');
      expect(new Set((await boxes(page)).map(({top}) => top)).size).toBe(5);
    });

  test('fill two columns at 1440 px, and the last one is not alone in its row', async ({page}) => {
    await page.setViewportSize({width: 1440, height: 900});
    await openHydrated(page, '/');
    const all = await boxes(page);
    const [, , , tools, run] = all;
    expect(new Set(all.map(({left}) => left)).size).toBe(2);
    expect(run?.top).toBeLessThan(tools?.bottom ?? 0);
  });
});
