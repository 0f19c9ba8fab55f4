// cspell:ignore ccdirector
import {accessibilityViolations} from '../support/axe';
import {expect, test} from '../support/journey';
import {openHydrated} from '../support/openHydrated';
import {click, clickAtOnce, expectLoaded, openAtOnce} from '../support/settled';

const director = '/docs/api/cocos2d.ccdirector';

test('a type that is used in many places lists all of them on request', async ({page}) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await openHydrated(page, director);
  const all = page.getByText(/^Used in \d+ places in pages and samples\.$/);
  await expect(all).toHaveJSProperty('tagName', 'SUMMARY');
  const list = '/docs/api/uses/cocos2d.ccdirector.json';
  expect(asked).not.toContain(list);
  await click(all);
  const places = page.locator('details', {has: all}).getByRole('link');
  await expect(places.first()).toBeVisible();
  const [, count = ''] = /in (\d+) places/.exec((await all.textContent()) ?? '') ?? [];
  await expect(places).toHaveCount(Number(count));
  await click(all);
  await click(all);
  expect(asked.filter((path) => path === list)).toHaveLength(1);
});

test('the list of all places is accessible', async ({page}) => {
  await openHydrated(page, director);
  const all = page.getByText(/^Used in \d+ places/);
  await click(all);
  await expect(page.locator('details', {has: all}).getByRole('link').first()).toBeVisible();
  expect(await accessibilityViolations(page)).toEqual([]);
});

test.describe('when the list cannot be fetched', () => {
  test.use({expectedProblems: /Failed to load resource|net::ERR_FAILED/});

  test('an error is shown', async ({page}) => {
    await page.route('**/docs/api/uses/*', (route) => route.abort());
    await openHydrated(page, director);
    await click(page.getByText(/^Used in \d+ places/));
    await expect(page.getByText('The places couldn’t be loaded.')).toBeVisible();
  });
});

test.describe('without JavaScript', () => {
  test.use({javaScriptEnabled: false});

  test('the page lists the most relevant places and the total number', async ({page}) => {
    await openAtOnce(page, director);
    const section = page.locator('section', {has: page.getByRole('heading', {name: 'Used by'})});
    await expect(section).toContainText(/Used in \d+ places in pages and samples\./);
    await expect(section.locator('a[href*="#code-"]').first()).toBeVisible();
    await clickAtOnce(section.locator('a[href*="#code-"]').first());
    await expectLoaded(page, /#code-/);
    await expect(page.locator(':target')).toBeInViewport();
  });
});
