import type {Page} from '@playwright/test';
import {accessibilityViolations} from '../support/axe';
import {phone} from '../support/devices';
import {expectToFitWidth} from '../support/fitsWidth';
import {expect, test} from '../support/journey';
import {mainHeading} from '../support/landmarks';
import {openHydrated} from '../support/openHydrated';
import {requestsDone} from '../support/requestsDone';
import {expectSameDocument, markDocument} from '../support/sameDocument';
import {ask, hits, searchBox, searchForm, suggestions} from '../support/searchBox';
import {expectShown, goBack, goBackAtOnce, tap} from '../support/settled';
import {swipeUp} from '../support/swipeUp';

test.use({...phone, contextOptions: {reducedMotion: 'reduce'}});

const guide = '/docs/guides/developing/create-project';
const closeButton = (page: Page) => searchForm(page).getByRole('button', {name: 'Close', exact: true});

async function openSheet(page: Page): Promise<void> {
  await openHydrated(page, guide);
  await tap(searchBox(page));
  await expect(closeButton(page)).toBeVisible();
}

async function boxOf(page: Page) {
  const box = await searchForm(page).boundingBox();
  if (!box) throw new Error('The form is not shown.');
  return box;
}

test('a tap turns the search box into a full-screen sheet and focuses the same input', async ({page}) => {
  await openHydrated(page, guide);
  const target = await searchBox(page).boundingBox();
  expect(Math.min(target?.width ?? 0, target?.height ?? 0)).toBeGreaterThanOrEqual(44);
  await tap(searchBox(page));
  await expect(searchBox(page)).toBeFocused();
  await expect.poll(() => boxOf(page)).toEqual({x: 0, y: 0, width: 390, height: 844});
});

test('the sheet also opens full screen when the navbar was scrolled away', async ({page}) => {
  await openHydrated(page, guide);
  await page.evaluate(() => window.scrollTo(0, 1500));
  await searchBox(page).focus();
  await expect.poll(() => boxOf(page)).toEqual({x: 0, y: 0, width: 390, height: 844});
});

test('a tap opens a suggestion, and Back returns to the previous position', async ({page}) => {
  await openSheet(page);
  await markDocument(page);
  await ask(page, 'runact');
  await tap(hits(page).first());
  await expectShown(page, /ccnode#RunAction/);
  await expectSameDocument(page);
  await expect(suggestions(page)).toHaveCount(0);
  await goBack(page);
  await expectShown(page, guide);
});

test('Close closes the sheet and leaves no history entry', async ({page}) => {
  await openHydrated(page, '/');
  await tap(page.getByRole('contentinfo').getByRole('link', {name: 'Blog'}));
  // The address changes before the page; a box of the old page would disappear with it.
  await expect(mainHeading(page)).toHaveText('Releases');
  await tap(searchBox(page));
  await tap(closeButton(page));
  await expect(closeButton(page)).toBeHidden();
  await expect(searchBox(page)).not.toBeFocused();
  await goBackAtOnce(page);
  await expectShown(page, '/');
});

test('Back closes the sheet and keeps the page and its scroll position', async ({page}) => {
  await openHydrated(page, guide);
  await page.evaluate(() => window.scrollTo(0, 600));
  await searchBox(page).focus();
  await expect(closeButton(page)).toBeVisible();
  await goBackAtOnce(page);
  await expect(closeButton(page)).toBeHidden();
  await expectShown(page, guide);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(600);
});

test('the page behind the sheet does not scroll', async ({page}) => {
  await openSheet(page);
  await swipeUp(page);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
});

for (const [state, query] of [
  ['while the box is empty', ''],
  ['with suggestions', 'sprite'],
  ['with nothing found', 'qqqqzzzzxxxx'],
] as const) {
  test(`the page behind the sheet keeps its scroll position ${state}`, async ({page}) => {
    await openHydrated(page, guide);
    await page.evaluate(() => window.scrollTo(0, 600));
    await searchBox(page).focus();
    await expect(closeButton(page)).toBeVisible();
    await searchBox(page).fill(query);
    await expect(searchForm(page).locator('.search-panel')).toBeVisible();
    await swipeUp(page);
    await swipeUp(page);
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(600);
  });
}

test('every option is large enough for a finger', async ({page}) => {
  await openSheet(page);
  await ask(page, 'sprite');
  // In one step, because the list may be rebuilt when the last texts arrive.
  const heights = await suggestions(page).evaluate((list) =>
    [...list.querySelectorAll('[role=option]')].map((option) => option.getBoundingClientRect().height),
  );
  expect(heights.length).toBeGreaterThan(8);
  expect(Math.min(...heights)).toBeGreaterThanOrEqual(44);
  const close = await closeButton(page).boundingBox();
  expect(close?.height).toBeGreaterThanOrEqual(44);
});

for (const width of [320, 390]) {
  test(`nothing is wider than a screen of ${width} px`, async ({page}) => {
    await page.setViewportSize({width, height: 700});
    await openSheet(page);
    await ask(page, 'CCControlButton.SetTitleColor');
    await requestsDone(page);
    const widths = await page.evaluate(() => [document.documentElement.scrollWidth, window.innerWidth]);
    expect(widths[0]).toBeLessThanOrEqual(widths[1] ?? 0);
    await expect.poll(() => searchForm(page).evaluate((form) => form.scrollWidth)).toBeLessThanOrEqual(width);
  });
}

test('the closed box fits in the navbar of a narrow phone', async ({page}) => {
  await page.setViewportSize({width: 320, height: 700});
  await openHydrated(page, guide);
  await expectToFitWidth(page);
});

test('the sheet is accessible', async ({page}) => {
  await openSheet(page);
  await ask(page, 'sprite');
  await requestsDone(page);
  expect(await accessibilityViolations(page)).toEqual([]);
});
