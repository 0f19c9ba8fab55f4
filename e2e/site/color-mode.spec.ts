import type {Page} from '@playwright/test';
import {expect, test} from '../support/journey';
import {openHydrated} from '../support/openHydrated';
import {click, expectShown, openAtOnce, press, reload} from '../support/settled';

const toggle = (page: Page) => page.getByRole('button', {name: /^Switch between dark and light mode/});
const storedMode = (page: Page) => page.evaluate(() => localStorage.getItem('theme'));

async function expectMode(page: Page, mode: 'light' | 'dark'): Promise<void> {
  await expect(page.locator('html')).toHaveAttribute('data-theme', mode);
  await expect(toggle(page)).toHaveAccessibleName(`Switch between dark and light mode (currently ${mode} mode)`);
}

/** Brightness of the text, 0 (black) to 255, because the attribute alone doesn't prove what a reader sees. */
const textBrightness = (page: Page) =>
  page.evaluate(() => {
    const channels = getComputedStyle(document.body).color.match(/[\d.]+/g) ?? [];
    return channels.slice(0, 3).reduce((sum, channel) => sum + Number(channel), 0) / 3;
  });

test('the first visit is light', async ({page}) => {
  await openHydrated(page, '/');
  await expectMode(page, 'light');
  await expect.poll(() => storedMode(page)).toBeNull();
});

test.describe('when the system prefers dark', () => {
  test.use({colorScheme: 'dark'});

  test('the first visit is still light', async ({page}) => {
    await openHydrated(page, '/');
    await expectMode(page, 'light');
    await expect.poll(() => textBrightness(page)).toBeLessThan(100);
  });

  test('clearing the storage restores light', async ({page}) => {
    await openHydrated(page, '/');
    await click(toggle(page));
    await expectMode(page, 'dark');
    await page.evaluate(() => localStorage.clear());
    await reload(page);
    await expectMode(page, 'light');
  });
});

test('the toggle switches to dark and back, and the colors follow', async ({page}) => {
  await openHydrated(page, '/blog');
  await click(toggle(page));
  await expectMode(page, 'dark');
  await expect.poll(() => textBrightness(page)).toBeGreaterThan(180);
  await click(toggle(page));
  await expectMode(page, 'light');
  await expect.poll(() => textBrightness(page)).toBeLessThan(100);
});

test('the choice is stored under "theme" and survives navigation and a reload', async ({page}) => {
  await openHydrated(page, '/');
  await click(toggle(page));
  await expect.poll(() => storedMode(page)).toBe('dark');
  await click(page.getByRole('link', {name: 'Blog', exact: true}).first());
  await expectShown(page, '/blog');
  await expectMode(page, 'dark');
  await reload(page);
  await expectMode(page, 'dark');
});

test('a stored choice is applied before the first paint', async ({page}) => {
  await page.addInitScript(() => localStorage.setItem('theme', 'dark'));
  // Without the bundles, only the page's own inline script can have set the mode.
  await page.route('**/assets/js/*', (route) => route.fulfill({body: '', contentType: 'text/javascript'}));
  await openAtOnce(page, '/blog');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  // The browser's own bars.
  await expect(page.locator('meta[name="theme-color"]')).toHaveAttribute('content', '#0b171c');
});

test('two tabs stay in sync', async ({page, context}) => {
  await openHydrated(page, '/');
  const other = await context.newPage();
  await openHydrated(other, '/blog');
  await click(toggle(page));
  await expectMode(other, 'dark');
  await click(toggle(other));
  await expectMode(page, 'light');
});

for (const [what, clear] of [
  ['clearing the storage in another tab', () => localStorage.clear()],
  ['removing the choice from the storage in another tab', () => localStorage.removeItem('theme')],
] as const) {
  test(`${what} restores the default immediately`, async ({page, context}) => {
    await openHydrated(page, '/');
    await click(toggle(page));
    await expectMode(page, 'dark');
    const other = await context.newPage();
    await openHydrated(other, '/');
    await other.evaluate(clear);
    await expectMode(page, 'light');
    // A tab gets no event for its own change, so this tab must not write the value back.
    expect(await storedMode(page)).toBeNull();
  });
}

test('the toggle works from the keyboard', async ({page}) => {
  await openHydrated(page, '/');
  await toggle(page).focus();
  await press(page, 'Enter');
  await expectMode(page, 'dark');
  await press(page, 'Space');
  await expectMode(page, 'light');
});

test('the footer shows either the light or the dark logo, not both', async ({page}) => {
  await openHydrated(page, '/');
  await click(toggle(page));
  await expectMode(page, 'dark');
  const logos = page.getByRole('contentinfo').getByRole('img', {name: 'Cocos2D-Mono'});
  await expect(logos.filter({visible: true})).toHaveCount(1);
});

test('the browser’s bars match the page color in both modes, also after a reload', async ({page}) => {
  const themeColor = page.locator('meta[name="theme-color"]');
  const pageColor = async (): Promise<string> =>
    page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--surface-page').trim());
  await openHydrated(page, '/blog');
  const light = await pageColor();
  await expect(themeColor).toHaveAttribute('content', light);
  await click(toggle(page));
  await expectMode(page, 'dark');
  const dark = await pageColor();
  expect(dark).not.toBe(light);
  await expect(themeColor).toHaveAttribute('content', dark);
  await reload(page);
  await expect(themeColor).toHaveAttribute('content', dark);
  await click(toggle(page));
  await expect(themeColor).toHaveAttribute('content', light);
});
