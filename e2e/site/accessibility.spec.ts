import {accessibilityViolations} from '../support/axe';
import {expect, test} from '../support/journey';
import {openHydrated} from '../support/openHydrated';
import {pageTypeEntries, pageTypes} from '../support/pageTypes';
import {click, press} from '../support/settled';

// Without motion, because axe must not check a color half-way through a fade.
test.use({contextOptions: {reducedMotion: 'reduce'}});

// api-accessibility.spec.ts checks the introduction of the API with the other API pages.
const pages = pageTypeEntries.filter(([type]) => type !== 'API introduction');

const widths = [
  {device: 'a phone', viewport: {width: 390, height: 844}},
  {device: 'a desktop', viewport: {width: 1440, height: 900}},
];

for (const {device, viewport} of widths) {
  test.describe(`on ${device}`, () => {
    test.use({viewport});

    for (const [type, address] of pages) {
      test.describe(type, () => {
        test.use({expectedProblems: type === 'not found' ? /status of 404/ : null});

        test(`${address} is accessible`, async ({page}) => {
          await openHydrated(page, address);
          expect(await accessibilityViolations(page)).toEqual([]);
        });
      });
    }

    test('a guide with another tab chosen is accessible', async ({page}) => {
      await openHydrated(page, pageTypes.guide);
      for (const list of await page.getByRole('tablist').all()) await click(list.getByRole('tab').last());
      expect(await accessibilityViolations(page)).toEqual([]);
    });

    test('a page with the skip link shown is accessible', async ({page}) => {
      await openHydrated(page, pageTypes.guide);
      await press(page, 'Tab');
      await expect(page.getByRole('link', {name: 'Skip to main content'})).toBeInViewport();
      expect(await accessibilityViolations(page)).toEqual([]);
    });
  });
}

test.describe('the open sidebar of a phone', () => {
  test.use({viewport: {width: 390, height: 844}});

  test.beforeEach(async ({page}) => {
    await openHydrated(page, pageTypes.guide);
    await click(page.getByRole('button', {name: 'Toggle navigation bar'}));
    await expect(page.getByRole('button', {name: 'Close navigation bar'})).toBeInViewport();
  });

  test('is accessible with the guides', async ({page}) => {
    expect(await accessibilityViolations(page)).toEqual([]);
  });

  test('is accessible with the main menu', async ({page}) => {
    await click(page.getByRole('button', {name: 'Back to main menu'}));
    await expect(page.getByRole('button', {name: 'Back to main menu'})).not.toBeInViewport();
    expect(await accessibilityViolations(page)).toEqual([]);
  });
});

test.describe('the unfolded table of contents of a phone', () => {
  test.use({viewport: {width: 390, height: 844}});

  test('is accessible', async ({page}) => {
    await openHydrated(page, pageTypes.guide);
    await click(page.getByRole('button', {name: 'On this page'}));
    expect(await accessibilityViolations(page)).toEqual([]);
  });
});
