import type {Locator, Page} from '@playwright/test';
import {phone} from '../support/devices';
import {expect, test} from '../support/journey';
import {docsSidebar} from '../support/landmarks';
import {pageTypeEntries} from '../support/pageTypes';
import {openHydrated} from '../support/openHydrated';
import {click, tap} from '../support/settled';

const guide = '/docs/guides/getting-started/environment-setup';

/** Visible motion: running animations and transitions of more than a few milliseconds. */
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

/** The list of entries in a sidebar category. */
const categoryPanel = (page: Page, category: string): Locator =>
  docsSidebar(page)
    .getByRole('listitem')
    .filter({has: page.getByRole('link', {name: category, exact: true})})
    .locator('ul');

interface Folding {
  /** The panel's height before folding, in pixels. */
  readonly height: number;
  /** How long the height takes to reach 0. */
  readonly milliseconds: number;
}

/** Folds a sidebar category. */
async function fold(page: Page, category: string): Promise<Folding> {
  const toggle = page.getByRole('button', {name: `Collapse sidebar category '${category}'`});
  const panel = categoryPanel(page, category);
  const height = await panel.evaluate((element) => element.scrollHeight);
  await click(toggle);
  await expect(panel).toBeHidden();
  const seconds = await panel.evaluate((element) => parseFloat(getComputedStyle(element).transitionDuration));
  return {height, milliseconds: Math.round(seconds * 1000)};
}

/** Docusaurus's formula, which comes from Material Design. */
const durationOf = (height: number): number => Math.round((4 + 15 * (height / 36) ** 0.25 + height / 36 / 5) * 10);

test.describe('when the reader prefers reduced motion', () => {
  test.use({contextOptions: {reducedMotion: 'reduce'}});

  for (const [type, address] of pageTypeEntries) {
    test.describe(type, () => {
      test.use({expectedProblems: type === 'not found' ? /status of 404/ : null});

      test(`nothing is animated on ${address}`, async ({page}) => {
        await openHydrated(page, address);
        expect(await visibleMotion(page)).toEqual([]);
        await expect
          .poll(() => page.evaluate(() => getComputedStyle(document.documentElement).scrollBehavior))
          .toBe('auto');
      });
    });
  }

  test('a sidebar category collapses instantly', async ({page}) => {
    await openHydrated(page, guide);
    expect((await fold(page, 'Contributing')).milliseconds).toBe(1);
  });

  test('a collapsed category cannot be focused, and an expanded one grows with its content', async ({page}) => {
    await openHydrated(page, guide);
    const panel = categoryPanel(page, 'Contributing');
    await fold(page, 'Contributing');
    await expect(panel).toHaveCSS('display', 'none');
    await click(page.getByRole('button', {name: "Expand sidebar category 'Contributing'"}));
    await expect(panel.getByRole('link', {name: 'Licensing'})).toBeVisible();
    await expect.poll(() => panel.evaluate((element) => element.style.height)).toBe('auto');
  });

  test.describe('on a phone', () => {
    test.use(phone);

    test('the sidebar opens instantly', async ({page}) => {
      await openHydrated(page, guide);
      await tap(page.getByRole('button', {name: 'Toggle navigation bar'}));
      expect(await visibleMotion(page)).toEqual([]);
      await expect(page.getByRole('button', {name: 'Close navigation bar'})).toBeInViewport();
    });
  });
});

test('otherwise the time a sidebar category takes to collapse depends on its height', async ({page}) => {
  await openHydrated(page, guide);
  const long = await fold(page, 'Contributing');
  const short = await fold(page, 'Troubleshooting');
  expect(long.milliseconds).toBe(durationOf(long.height));
  expect(short.milliseconds).toBe(durationOf(short.height));
  expect(long.height).toBeGreaterThan(short.height);
  expect(long.milliseconds).toBeGreaterThan(short.milliseconds);
});
