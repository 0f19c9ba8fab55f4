import type {Page} from '@playwright/test';
import {phone} from '../support/devices';
import {expect, test} from '../support/journey';
import {pageTypeEntries} from '../support/pageTypes';
import {openHydrated} from '../support/openHydrated';

const guide = '/docs/guides/getting-started/environment-setup';

/** Motion that a reader would see: running animations and transitions of more than a few milliseconds. */
const visibleMotion = (page: Page) =>
  page.evaluate(() =>
    document
      .getAnimations()
      .filter((animation) => animation.playState === 'running')
      .filter((animation) => Number(animation.effect?.getComputedTiming().activeDuration) > 10)
      .map((animation) => {
        const target = animation.effect instanceof KeyframeEffect ? animation.effect.target : null;
        return `${animation.constructor.name} on ${target?.outerHTML.slice(0, 120) ?? 'nothing'}`;
      }),
  );

/** Folds a category of the sidebar; seconds that its height takes to do so, as set on the panel. */
async function foldingDuration(page: Page): Promise<number> {
  const toggle = page.getByRole('button', {name: /^(Collapse|Expand) sidebar category 'Contributing'/});
  const panel = page.getByRole('listitem').filter({has: toggle}).last().locator('ul').first();
  await toggle.click();
  await expect(panel).toBeHidden();
  return panel.evaluate((element) => parseFloat(getComputedStyle(element).transitionDuration));
}

test.describe('where the reader asked for less motion', () => {
  test.use({contextOptions: {reducedMotion: 'reduce'}});

  for (const [type, address] of pageTypeEntries) {
    test.describe(type, () => {
      test.use({expectedProblems: type === 'not found' ? /status of 404/ : null});

      test(`nothing moves on ${address}`, async ({page}) => {
        await openHydrated(page, address);
        expect(await visibleMotion(page)).toEqual([]);
        expect(await page.evaluate(() => getComputedStyle(document.documentElement).scrollBehavior)).toBe('auto');
      });
    });
  }

  test('a category of the sidebar folds at once', async ({page}) => {
    await openHydrated(page, guide);
    expect(await foldingDuration(page)).toBeLessThanOrEqual(0.001);
  });

  test.describe('on a phone', () => {
    test.use(phone);

    test('the sidebar is there at once', async ({page}) => {
      await openHydrated(page, guide);
      await page.getByRole('button', {name: 'Toggle navigation bar'}).tap();
      expect(await visibleMotion(page)).toEqual([]);
      await expect(page.getByRole('button', {name: 'Close navigation bar'})).toBeInViewport();
    });
  });
});

test('elsewhere a category of the sidebar folds for as long as its height suggests', async ({page}) => {
  await openHydrated(page, guide);
  const seconds = await foldingDuration(page);
  expect(seconds).toBeGreaterThan(0.1);
  expect(seconds).toBeLessThan(1);
});
