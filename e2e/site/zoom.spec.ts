import {clippedText} from '../support/clippedText';
import {expectToFitWidth} from '../support/fitsWidth';
import {expect, test} from '../support/journey';
import {openHydrated} from '../support/openHydrated';
import {pageTypeEntries} from '../support/pageTypes';
import {click} from '../support/settled';

const windows = [
  // 1440 by 900 px at 200 % zoom.
  {name: 'zoomed to 200%', viewport: {width: 720, height: 450}, deviceScaleFactor: 2},
  // 1280 px at 400%, or a small phone: WCAG 1.4.10.
  {name: '320 px wide', viewport: {width: 320, height: 640}, deviceScaleFactor: 2},
];

for (const {name, viewport, deviceScaleFactor} of windows) {
  test.describe(name, () => {
    test.use({viewport, deviceScaleFactor});

    for (const [type, address] of pageTypeEntries) {
      test.describe(type, () => {
        test.use({expectedProblems: type === 'not found' ? /status of 404/ : null});

        test(`${address} does not scroll sideways or cut off text`, async ({page}) => {
          await openHydrated(page, address);
          await expectToFitWidth(page);
        });
      });
    }

    test('the menu fits and can be scrolled to its last link', async ({page}) => {
      await openHydrated(page, '/docs/guides/getting-started/introduction');
      await click(page.getByRole('button', {name: 'Toggle navigation bar'}));
      const last = page.getByRole('navigation', {name: 'Main'}).getByRole('link').filter({visible: true}).last();
      // The docs menu slides in over the site menu.
      await expect(last).toHaveAttribute('href', '/docs/guides/troubleshooting/more-help');
      await last.scrollIntoViewIfNeeded();
      await expect(last).toBeInViewport({ratio: 1});
      await expect.poll(() => clippedText(page)).toEqual([]);
    });
  });
}
