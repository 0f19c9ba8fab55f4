// cspell:ignore ccmoveby easeinout
import type {Locator, Page} from '@playwright/test';
import {accessibilityViolations} from '../support/axe';
import {isPlaying} from '../support/captures';
import {keepConfirmations} from '../support/confirmations';
import {phone} from '../support/devices';
import {expect, test} from '../support/journey';
import {measureDownload} from '../support/measureDownload';
import {openHydrated} from '../support/openHydrated';
import {
  click,
  clickAtOnce,
  expectLoaded,
  expectShown,
  goBack,
  openAtOnce,
  press,
  settled,
  tap,
} from '../support/settled';

const gallery = '/docs/api/gallery';

const cards = (page: Page): Locator => page.locator('[data-capture]');
const shown = (page: Page): Locator => cards(page).filter({visible: true});
const card = (page: Page, type: string): Locator =>
  cards(page).filter({has: page.getByRole('link', {name: type, exact: true})});
const group = (page: Page): Locator => page.getByRole('combobox', {name: 'Group'});
const count = (page: Page): Locator => page.locator('capture-gallery output');
const comparison = (page: Page): Locator => page.getByRole('dialog');

/** Selects loops for the comparison. */
async function choose(page: Page, ...types: readonly string[]): Promise<void> {
  for (const type of types) await click(card(page, type).getByRole('checkbox'));
}

test.describe('the filter', () => {
  test('filters by words and group, shows the number of matches and updates the address', async ({page}) => {
    await openHydrated(page, gallery);
    const all = await shown(page).count();
    await page.getByLabel('Filter by name').fill('easeinout');
    await expect(card(page, 'CCEaseInOut')).toBeVisible();
    await expect(card(page, 'CCMoveBy')).toBeHidden();
    await expect(count(page)).toHaveText(/^\d+ clips?$/);
    await expect(page.getByRole('heading', {name: 'Physics'})).toBeHidden();
    await expectShown(page, /\?q=easeinout$/);
    await press(page, 'Escape');
    await expect(shown(page)).toHaveCount(all);
    await group(page).selectOption('physics');
    await expectShown(page, /\?group=physics$/);
    await expect(page.getByRole('heading', {name: 'Actions'})).toBeHidden();
    await expect(page.getByRole('heading', {name: 'Physics'})).toBeVisible();
    await page.getByLabel('Filter by name').fill('no such thing');
    await expect(count(page)).toHaveText('No matching clips');
  });

  test('is read from the address', async ({page}) => {
    await openHydrated(page, `${gallery}?group=easing&q=inout`);
    await expect(group(page)).toHaveValue('easing');
    await expect(page.getByLabel('Filter by name')).toHaveValue('inout');
    await expect(card(page, 'CCEaseInOut')).toBeVisible();
    await expect(card(page, 'CCMoveBy')).toBeHidden();
  });
});

test.describe('a card', () => {
  test('plays only while the mouse is over it', async ({page}) => {
    await openHydrated(page, gallery);
    const move = card(page, 'CCMoveBy');
    expect(await isPlaying(move)).toBe(false);
    await move.hover();
    await expect.poll(() => isPlaying(move)).toBe(true);
    await page.mouse.move(0, 0);
    await expect.poll(() => isPlaying(move)).toBe(false);
  });

  test('plays while it has keyboard focus', async ({page}) => {
    await openHydrated(page, gallery);
    const move = card(page, 'CCMoveBy');
    // The script adds buttons when the card is near the screen.
    await move.scrollIntoViewIfNeeded();
    await move.getByRole('button', {name: 'Play CCMoveBy'}).focus();
    await press(page, 'Tab');
    await expect.poll(() => isPlaying(move)).toBe(true);
    await press(page, 'Shift+Tab');
    await press(page, 'Shift+Tab');
    await expect.poll(() => isPlaying(move)).toBe(false);
  });

  test('links to its type', async ({page}) => {
    await openHydrated(page, gallery);
    await click(card(page, 'CCMoveBy').getByRole('link'));
    await expectShown(page, '/docs/api/cocos2d.ccmoveby');
    await goBack(page);
    await expect(shown(page).first()).toBeVisible();
    await expect(page.locator('.capture-tray')).toHaveCount(1);
  });

  test.describe('with its code shown', () => {
    test.use({permissions: ['clipboard-read', 'clipboard-write']});

    test('copies the same code as its page', async ({page}) => {
      await openHydrated(page, gallery);
      await keepConfirmations(page);
      await click(card(page, 'CCMoveBy').getByRole('button', {name: /^Copy code/}));
      await expect(card(page, 'CCMoveBy').getByRole('status')).toHaveText('Copied');
      const copied = await page.evaluate(() => navigator.clipboard.readText());
      await openHydrated(page, '/docs/api/cocos2d.ccmoveby');
      const lines = await page.locator('#code-ccmoveby-example .line').allTextContents();
      expect(copied.trim()).toBe(lines.map((line) => line.trimEnd()).join('\n'));
    });
  });
});

test.describe('the comparison', () => {
  test('starts all loops together and has one set of controls', async ({page}) => {
    await openHydrated(page, gallery);
    // As long as each other, because a shorter one would stay at its end while the other one goes on.
    await choose(page, 'CCTransitionMoveInL');
    await expect(page.getByRole('button', {name: 'Compare', exact: true})).toBeDisabled();
    await choose(page, 'CCTransitionMoveInR');
    await expectShown(page, /\?compare=CCTransitionMoveInL,CCTransitionMoveInR$/);
    await click(page.getByRole('button', {name: 'Compare', exact: true}));
    const videos = comparison(page).locator('video');
    await expect(videos).toHaveCount(2);
    const apart = () =>
      videos.evaluateAll((all) => {
        const [a = 0, b = 0] = (all as HTMLVideoElement[]).map(({currentTime}) => currentTime);
        return Math.abs(a - b);
      });
    const playing = () => videos.evaluateAll((all) => (all as HTMLVideoElement[]).every(({paused}) => !paused));
    await expect.poll(playing).toBe(true);
    await expect.poll(() => apart()).toBeLessThan(0.25);
    await click(comparison(page).getByRole('button', {name: 'Pause'}));
    await expect.poll(playing).toBe(false);
    await click(comparison(page).getByRole('button', {name: 'Next frame'}));
    await expect.poll(apart).toBeLessThan(0.01);
    await press(page, 'Escape');
    await expect(comparison(page)).toHaveCount(0);
    await click(page.getByRole('button', {name: 'Clear'}));
    await expect(page.locator('.capture-tray')).toBeHidden();
    await expectShown(page, gallery);
  });

  test('is stored in the address', async ({page}) => {
    await openHydrated(page, `${gallery}?compare=CCMoveBy,CCSpawn`);
    await expect(comparison(page).getByRole('link', {name: 'CCSpawn'})).toBeVisible();
    await click(comparison(page).getByRole('button', {name: 'Close'}));
    await expect(card(page, 'CCMoveBy').getByRole('checkbox')).toBeChecked();
  });
});

test.describe('when the reader prefers reduced motion', () => {
  test.use({contextOptions: {reducedMotion: 'reduce'}});

  test('hovering plays nothing, but the button does', async ({page}) => {
    await page.clock.install();
    await openHydrated(page, gallery);
    const move = card(page, 'CCMoveBy');
    await move.hover();
    await settled(page);
    await page.clock.runFor(1000);
    expect(await isPlaying(move)).toBe(false);
    await click(move.getByRole('button', {name: 'Play CCMoveBy'}));
    await expect.poll(() => isPlaying(move)).toBe(true);
  });

  for (const viewport of [
    {width: 390, height: 844},
    {width: 1440, height: 900},
  ])
    test(`the gallery is accessible at ${viewport.width} px, also with a comparison open`, async ({page}) => {
      test.slow();
      await page.setViewportSize(viewport);
      await openHydrated(page, gallery);
      await choose(page, 'CCMoveBy', 'CCSpawn');
      expect(await accessibilityViolations(page)).toEqual([]);
      await click(page.getByRole('button', {name: 'Compare', exact: true}));
      await expect(comparison(page)).toBeVisible();
      expect(await accessibilityViolations(page)).toEqual([]);
    });
});

test.describe('on a phone', () => {
  test.use(phone);

  test("a tap plays a loop, and the page doesn't get wider", async ({page}) => {
    await openHydrated(page, gallery);
    const move = card(page, 'CCMoveBy');
    await move.scrollIntoViewIfNeeded();
    await expect(move.getByRole('button', {name: 'Play CCMoveBy'})).toBeVisible();
    await tap(move.locator('capture-loop'), {position: {x: 40, y: 40}});
    await expect.poll(() => isPlaying(move)).toBe(true);
    await choose(page, 'CCMoveBy', 'CCSpawn');
    await tap(page.getByRole('button', {name: 'Compare', exact: true}));
    await expect(comparison(page)).toBeVisible();
    await expect
      .poll(() => page.evaluate(() => document.documentElement.scrollWidth - innerWidth))
      .toBeLessThanOrEqual(0);
  });
});

test.describe('without JavaScript', () => {
  test.use({javaScriptEnabled: false});

  test('every picture and link is shown, with a link to each loop', async ({page}) => {
    await openAtOnce(page, gallery);
    await expect.poll(() => shown(page).count()).toBeGreaterThan(5);
    const move = card(page, 'CCMoveBy');
    await move.scrollIntoViewIfNeeded();
    await expect(move.locator('img')).toBeInViewport();
    await expect(move.getByRole('link', {name: 'Play CCMoveBy'})).toHaveAttribute('href', /^\/captures\/.*\.webm$/);
    await expect(page.getByRole('checkbox').filter({visible: true})).toHaveCount(0);
    await clickAtOnce(move.getByRole('link', {name: 'CCMoveBy', exact: true}));
    await expectLoaded(page, '/docs/api/cocos2d.ccmoveby');
  });
});

test('the gallery downloads no loop before one is hovered', async ({page}) => {
  const {files} = await measureDownload(page, gallery);
  expect(files.length).toBeGreaterThan(5);
  expect(files.filter(([file]) => /\.(?:webm|mp4)$/.test(file))).toEqual([]);
});

test('a namespace shows the loops of its types below each topic', async ({page}) => {
  await openHydrated(page, '/docs/api/cocos2d');
  const move = page.locator('.capture-cards [data-capture="api-move-by"]');
  // Lists above the button get their true heights when they are near the screen, and move it away from the pointer.
  await expect(async () => {
    await move.hover();
    await expect.poll(() => isPlaying(move), {timeout: 2000}).toBe(true);
  }).toPass();
  await expect(page.getByRole('checkbox', {name: /Compare/})).toHaveCount(0);
});
