import type {Page} from '@playwright/test';
import {accessibilityViolations, type Rules} from '../support/axe';
import {expect, test} from '../support/journey';
import {openHydrated} from '../support/openHydrated';
import {pageTypeEntries, pageTypes} from '../support/pageTypes';

// axe judges what is at rest: a color between two others, half-way through a fade, is nobody's design.
test.use({contextOptions: {reducedMotion: 'reduce'}});

/** What of a page does not change with the color mode is looked at once. */
const modes: readonly (readonly [mode: string, rules: Rules])[] = [
  ['light', 'all'],
  ['dark', 'colors'],
];

const widths = [
  {device: 'a phone', viewport: {width: 390, height: 844}},
  {device: 'a desktop', viewport: {width: 1440, height: 900}},
];

async function choose(page: Page, mode: string): Promise<void> {
  await page.addInitScript((value) => localStorage.setItem('theme', value), mode);
}

for (const {device, viewport} of widths) {
  for (const [mode, rules] of modes) {
    test.describe(`on ${device} in ${mode} mode`, () => {
      test.use({viewport});

      for (const [type, address] of pageTypeEntries) {
        test.describe(type, () => {
          test.use({expectedProblems: type === 'not found' ? /status of 404/ : null});

          test(`${address} is accessible`, async ({page}) => {
            await choose(page, mode);
            await openHydrated(page, address);
            await expect(page.locator('html')).toHaveAttribute('data-theme', mode);
            expect(await accessibilityViolations(page, rules)).toEqual([]);
          });
        });
      }

      test('a guide with another tab chosen is accessible', async ({page}) => {
        await choose(page, mode);
        await openHydrated(page, pageTypes.guide);
        for (const list of await page.getByRole('tablist').all()) await list.getByRole('tab').last().click();
        expect(await accessibilityViolations(page, rules)).toEqual([]);
      });

      test('a page with the skip link shown is accessible', async ({page}) => {
        await choose(page, mode);
        await openHydrated(page, pageTypes.guide);
        await page.keyboard.press('Tab');
        await expect(page.getByRole('link', {name: 'Skip to main content'})).toBeInViewport();
        expect(await accessibilityViolations(page, rules)).toEqual([]);
      });
    });
  }
}

for (const [mode, rules] of modes) {
  test.describe(`the open sidebar of a phone in ${mode} mode`, () => {
    test.use({viewport: {width: 390, height: 844}});

    test.beforeEach(async ({page}) => {
      await choose(page, mode);
      await openHydrated(page, pageTypes.guide);
      await page.getByRole('button', {name: 'Toggle navigation bar'}).click();
      await expect(page.getByRole('button', {name: 'Close navigation bar'})).toBeInViewport();
    });

    test('is accessible with the guides', async ({page}) => {
      expect(await accessibilityViolations(page, rules)).toEqual([]);
    });

    test('is accessible with the main menu', async ({page}) => {
      await page.getByRole('button', {name: 'Back to main menu'}).click();
      await expect(page.getByRole('button', {name: 'Back to main menu'})).not.toBeInViewport();
      expect(await accessibilityViolations(page, rules)).toEqual([]);
    });
  });

  test.describe(`the unfolded table of contents of a phone in ${mode} mode`, () => {
    test.use({viewport: {width: 390, height: 844}});

    test('is accessible', async ({page}) => {
      await choose(page, mode);
      await openHydrated(page, pageTypes.guide);
      await page.getByRole('button', {name: 'On this page'}).click();
      expect(await accessibilityViolations(page, rules)).toEqual([]);
    });
  });
}
