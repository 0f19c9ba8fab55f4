import type {Page} from '@playwright/test';
import {apiPageEntries, apiPages} from '../support/apiPages';
import {accessibilityViolations, type Rules} from '../support/axe';
import {expect, test} from '../support/journey';
import {openHydrated} from '../support/openHydrated';

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

const largest: ReadonlySet<string> = new Set([
  apiPages.introduction,
  apiPages['a namespace'],
  apiPages['the largest class'],
]);

async function open(page: Page, address: string, mode: string): Promise<void> {
  await page.addInitScript((value) => localStorage.setItem('theme', value), mode);
  await openHydrated(page, address);
  await expect(page.locator('html')).toHaveAttribute('data-theme', mode);
}

for (const {device, viewport} of widths) {
  for (const [mode, rules] of modes) {
    test.describe(`on ${device} in ${mode} mode`, () => {
      test.use({viewport});

      for (const [kind, address] of apiPageEntries) {
        const isOnceMore = largest.has(address) && device === 'a phone';
        if (isOnceMore && rules === 'colors') continue;
        test(`${kind}, ${address}, is accessible`, async ({page}) => {
          // axe takes its time for 250 members and for 600 types: their colors are looked at on the desktop.
          if (largest.has(address)) test.slow();
          await open(page, address, mode);
          expect(await accessibilityViolations(page, isOnceMore ? 'structure' : rules)).toEqual([]);
        });
      }

      test('a type with everything unfolded and a member marked is accessible', async ({page}) => {
        await open(page, `${apiPages['a struct with many operators']}#op_Addition-CCPoint-CCSize`, mode);
        await page.locator('details').evaluateAll((all) => all.forEach((details) => details.setAttribute('open', '')));
        expect(await accessibilityViolations(page, rules)).toEqual([]);
      });

      test('a type with its members filtered is accessible', async ({page}) => {
        await open(page, apiPages['a class that inherits everything'], mode);
        await page.getByLabel('Filter members by name').fill('texture');
        await expect(page.getByRole('status').filter({hasText: /members/})).toBeVisible();
        expect(await accessibilityViolations(page, rules)).toEqual([]);
      });
    });
  }
}
