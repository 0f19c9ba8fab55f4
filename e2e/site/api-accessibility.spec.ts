import {apiPageEntries, apiPages} from '../support/apiPages';
import {accessibilityViolations} from '../support/axe';
import {phone} from '../support/devices';
import {expect, test} from '../support/journey';
import {openHydrated} from '../support/openHydrated';

// Without motion, because axe must not check a color half-way through a fade.
test.use({contextOptions: {reducedMotion: 'reduce'}});

/** On a touch screen, tools that appear under a mouse are always visible and need space. */
const widths = [
  {device: 'a phone', options: phone},
  {device: 'a desktop', options: {viewport: {width: 1440, height: 900}}},
];

// gallery.spec.ts also checks the gallery with chosen cards.
const pages = apiPageEntries.filter(([kind]) => kind !== 'gallery');

const largest: ReadonlySet<string> = new Set([
  apiPages.introduction,
  apiPages['a namespace'],
  apiPages['the largest class'],
]);

for (const {device, options} of widths) {
  test.describe(`on ${device}`, () => {
    test.use(options);

    for (const [kind, address] of pages) {
      test(`${kind}, ${address}, is accessible`, async ({page}) => {
        // axe is slow with 250 members and with 600 types.
        if (largest.has(address)) test.slow();
        await openHydrated(page, address);
        expect(await accessibilityViolations(page)).toEqual([]);
      });
    }

    test('a type with everything unfolded and a member marked is accessible', async ({page}) => {
      await openHydrated(page, `${apiPages['a struct with many operators']}#op_Addition-CCPoint-CCSize`);
      await page.locator('details').evaluateAll((all) => all.forEach((details) => details.setAttribute('open', '')));
      expect(await accessibilityViolations(page)).toEqual([]);
    });

    test('a type with its members filtered is accessible', async ({page}) => {
      await openHydrated(page, apiPages['a class that inherits everything']);
      await page.getByLabel('Filter members by name').fill('texture');
      await expect(page.getByRole('status').filter({hasText: /members/})).toBeVisible();
      expect(await accessibilityViolations(page)).toEqual([]);
    });
  });
}
