import {expect, test} from '../support/journey';
import {footer, navbar} from '../support/landmarks';
import {pageTypeEntries} from '../support/pageTypes';
import {wheelTo} from '../support/scrolling';
import {open} from '../support/settled';

test('the navbar is fixed to the top of the window at every scroll position', async ({page}) => {
  await open(page, '/blog/2.5.0-release');
  const top = async () => (await navbar(page).boundingBox())?.y;
  expect(await top()).toBe(0);
  // It hides when the reader scrolls down and reappears when the reader scrolls up.
  await wheelTo(page, 1200);
  await wheelTo(page, 900);
  await expect.poll(top).toBe(0);
  await wheelTo(page, 600);
  await expect.poll(top).toBe(0);
});

for (const [type, address] of pageTypeEntries) {
  test.describe(type, () => {
    test.use({expectedProblems: type === 'not found' ? /status of 404/ : null});

    test(`${address} shows its main area between the navbar and the footer`, async ({page}) => {
      await open(page, address);
      const main = page.getByRole('main');
      await expect(main).toHaveCount(1);
      await expect(main).toHaveText(/\S/);
      await expect(footer(page)).toHaveCount(1);
      const [bar, area, end] = await Promise.all([navbar(page), main, footer(page)].map((part) => part.boundingBox()));
      if (!bar || !area || !end) throw new Error('A part of the page has no box.');
      expect(bar.height).toBeGreaterThan(0);
      expect(area.y).toBeGreaterThanOrEqual(bar.y);
      expect(area.height).toBeGreaterThan(100);
      expect(end.y).toBeGreaterThanOrEqual(area.y + area.height);
    });
  });
}
