// cspell:ignore ccmoveby easeinout
import type {Locator, Page} from '@playwright/test';
import {accessibilityViolations} from '../support/axe';
import {isPlaying} from '../support/captures';
import {phone} from '../support/devices';
import {expect, test} from '../support/journey';
import {measureDownload} from '../support/measureDownload';
import {openHydrated} from '../support/openHydrated';

const gallery = '/docs/api/gallery';
const limit = 400_000;

const cards = (page: Page): Locator => page.locator('[data-capture]');
const shown = (page: Page): Locator => cards(page).filter({visible: true});
const card = (page: Page, type: string): Locator =>
  cards(page).filter({has: page.getByRole('link', {name: type, exact: true})});
const group = (page: Page): Locator => page.getByRole('combobox', {name: 'Group'});
const count = (page: Page): Locator => page.locator('capture-gallery output');
const comparison = (page: Page): Locator => page.getByRole('dialog');

/** Chooses loops for the comparison. */
async function choose(page: Page, ...types: readonly string[]): Promise<void> {
  for (const type of types) await card(page, type).getByRole('checkbox').check();
}

test.describe('the filter', () => {
  test('finds by words and by group, counts, and is in the address', async ({page}) => {
    await openHydrated(page, gallery);
    const all = await shown(page).count();
    await page.getByLabel('Filter by name').fill('easeinout');
    await expect(card(page, 'CCEaseInOut')).toBeVisible();
    await expect(card(page, 'CCMoveBy')).toBeHidden();
    await expect(count(page)).toHaveText(/^\d+ clips?$/);
    await expect(page.getByRole('heading', {name: 'Physics'})).toBeHidden();
    await expect(page).toHaveURL(/\?q=easeinout$/);
    await page.keyboard.press('Escape');
    await expect(shown(page)).toHaveCount(all);
    await group(page).selectOption('physics');
    await expect(page).toHaveURL(/\?group=physics$/);
    await expect(page.getByRole('heading', {name: 'Actions'})).toBeHidden();
    await expect(page.getByRole('heading', {name: 'Physics'})).toBeVisible();
    await page.getByLabel('Filter by name').fill('no such thing');
    await expect(count(page)).toHaveText('No clip fits');
  });

  test('follows the address', async ({page}) => {
    await openHydrated(page, `${gallery}?group=easing&q=inout`);
    await expect(group(page)).toHaveValue('easing');
    await expect(page.getByLabel('Filter by name')).toHaveValue('inout');
    await expect(card(page, 'CCEaseInOut')).toBeVisible();
    await expect(card(page, 'CCMoveBy')).toBeHidden();
  });
});

test.describe('a card', () => {
  test('plays while the mouse is on it, and not before', async ({page}) => {
    await openHydrated(page, gallery);
    const move = card(page, 'CCMoveBy');
    expect(await isPlaying(move)).toBe(false);
    await move.hover();
    await expect.poll(() => isPlaying(move)).toBe(true);
    await page.mouse.move(0, 0);
    await expect.poll(() => isPlaying(move)).toBe(false);
  });

  test('plays while the keyboard is in it', async ({page}) => {
    await openHydrated(page, gallery);
    const move = card(page, 'CCMoveBy');
    // Buttons come with the script, when the card is near.
    await move.scrollIntoViewIfNeeded();
    await move.getByRole('button', {name: 'Play CCMoveBy'}).focus();
    await page.keyboard.press('Tab');
    await expect.poll(() => isPlaying(move)).toBe(true);
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('Shift+Tab');
    await expect.poll(() => isPlaying(move)).toBe(false);
  });

  test('leads to its type', async ({page}) => {
    await openHydrated(page, gallery);
    await card(page, 'CCMoveBy').getByRole('link').click();
    await expect(page).toHaveURL('/docs/api/cocos2d.ccmoveby');
    await page.goBack();
    await expect(shown(page).first()).toBeVisible();
    await expect(page.locator('.capture-tray')).toHaveCount(1);
  });

  test.describe('with its code', () => {
    test.use({permissions: ['clipboard-read', 'clipboard-write']});

    test('copies what its page shows', async ({page}) => {
      await openHydrated(page, gallery);
      await card(page, 'CCMoveBy')
        .getByRole('button', {name: /^Copy code/})
        .click();
      await expect(card(page, 'CCMoveBy').getByRole('status')).toHaveText('Copied');
      const copied = await page.evaluate(() => navigator.clipboard.readText());
      await openHydrated(page, '/docs/api/cocos2d.ccmoveby');
      const lines = await page.locator('#code-ccmoveby-example .line').allTextContents();
      expect(copied.trim()).toBe(lines.map((line) => line.trimEnd()).join('\n'));
    });
  });
});

test.describe('the comparison', () => {
  test('begins all loops together and has one set of buttons', async ({page}) => {
    await openHydrated(page, gallery);
    await choose(page, 'CCMoveBy');
    await expect(page.getByRole('button', {name: 'Compare', exact: true})).toBeDisabled();
    await choose(page, 'CCSequence');
    await expect(page).toHaveURL(/\?compare=CCMoveBy,CCSequence$/);
    await page.getByRole('button', {name: 'Compare', exact: true}).click();
    const videos = comparison(page).locator('video');
    await expect(videos).toHaveCount(2);
    const apart = () =>
      videos.evaluateAll((all) => {
        const [a = 0, b = 0] = (all as HTMLVideoElement[]).map(({currentTime}) => currentTime);
        return Math.abs(a - b);
      });
    const playing = () => videos.evaluateAll((all) => (all as HTMLVideoElement[]).every(({paused}) => !paused));
    await expect.poll(playing).toBe(true);
    expect(await apart()).toBeLessThan(0.25);
    await comparison(page).getByRole('button', {name: 'Pause'}).click();
    await expect.poll(playing).toBe(false);
    await comparison(page).getByRole('button', {name: 'Next frame'}).click();
    await expect.poll(apart).toBeLessThan(0.01);
    await page.keyboard.press('Escape');
    await expect(comparison(page)).toHaveCount(0);
    await page.getByRole('button', {name: 'Clear'}).click();
    await expect(page.locator('.capture-tray')).toBeHidden();
    await expect(page).toHaveURL(gallery);
  });

  test('is in the address', async ({page}) => {
    await openHydrated(page, `${gallery}?compare=CCMoveBy,CCSpawn`);
    await expect(comparison(page).getByRole('link', {name: 'CCSpawn'})).toBeVisible();
    await comparison(page).getByRole('button', {name: 'Close'}).click();
    await expect(card(page, 'CCMoveBy').getByRole('checkbox')).toBeChecked();
  });
});

test.describe('where the reader asked for less motion', () => {
  test.use({contextOptions: {reducedMotion: 'reduce'}});

  test('pointing plays nothing, the button does', async ({page}) => {
    await openHydrated(page, gallery);
    const move = card(page, 'CCMoveBy');
    await move.hover();
    await page.waitForTimeout(300);
    expect(await isPlaying(move)).toBe(false);
    await move.getByRole('button', {name: 'Play CCMoveBy'}).click();
    await expect.poll(() => isPlaying(move)).toBe(true);
  });

  for (const viewport of [
    {width: 390, height: 844},
    {width: 1440, height: 900},
  ])
    for (const mode of ['light', 'dark'])
      test(`it is accessible at ${viewport.width} px in ${mode} mode, with a comparison open too`, async ({page}) => {
        test.slow();
        await page.setViewportSize(viewport);
        await page.addInitScript((value) => localStorage.setItem('theme', value), mode);
        await openHydrated(page, gallery);
        await choose(page, 'CCMoveBy', 'CCSpawn');
        expect(await accessibilityViolations(page)).toEqual([]);
        await page.getByRole('button', {name: 'Compare', exact: true}).click();
        await expect(comparison(page)).toBeVisible();
        expect(await accessibilityViolations(page)).toEqual([]);
      });
});

test.describe('on a phone', () => {
  test.use(phone);

  test('a tap plays a loop and the page keeps its width', async ({page}) => {
    await openHydrated(page, gallery);
    const move = card(page, 'CCMoveBy');
    await move.scrollIntoViewIfNeeded();
    await expect(move.getByRole('button', {name: 'Play CCMoveBy'})).toBeVisible();
    await move.locator('video').tap({position: {x: 40, y: 40}});
    await expect.poll(() => isPlaying(move)).toBe(true);
    await choose(page, 'CCMoveBy', 'CCSpawn');
    await page.getByRole('button', {name: 'Compare', exact: true}).tap();
    await expect(comparison(page)).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
  });
});

test.describe('without JavaScript', () => {
  test.use({javaScriptEnabled: false});

  test('every picture and link is there, with the browser’s controls', async ({page}) => {
    await page.goto(gallery);
    expect(await shown(page).count()).toBeGreaterThan(5);
    await expect(card(page, 'CCMoveBy').locator('video')).toHaveAttribute('controls', '');
    await expect(page.getByRole('checkbox').filter({visible: true})).toHaveCount(0);
    await card(page, 'CCMoveBy').getByRole('link').click();
    await expect(page).toHaveURL('/docs/api/cocos2d.ccmoveby');
  });
});

test('the gallery downloads at most 400 kB before anybody points at anything', async ({page}) => {
  const {total, script, files} = await measureDownload(page, gallery);
  console.log(`${gallery}: ${(total / 1000).toFixed(1)} kB in all, ${(script / 1000).toFixed(1)} kB of it JavaScript`);
  expect(files.filter(([file]) => /\.(?:webm|mp4)$/.test(file))).toEqual([]);
  expect(total).toBeLessThanOrEqual(limit);
});

test('a namespace shows the loops of its types below each topic', async ({page}) => {
  await openHydrated(page, '/docs/api/cocos2d');
  const move = page.locator('.capture-cards [data-capture="api-move-by"]');
  await move.scrollIntoViewIfNeeded();
  await move.hover();
  await expect.poll(() => isPlaying(move)).toBe(true);
  await expect(page.getByRole('checkbox', {name: /Compare/})).toHaveCount(0);
});
