import type {Page} from '@playwright/test';
import {dataSaver, setConnection} from '../support/connection';
import {holdBack} from '../support/holdBack';
import {expect, test} from '../support/journey';
import {mainHeading, navbar} from '../support/landmarks';
import {searchBox, searchForm} from '../support/searchBox';
import {clickAtOnce, expectAddress, open, painted, settled} from '../support/settled';

// All journeys rely on `settled`, so it has to notice what is still missing.

const scripts = '**/assets/js/*.js';

/** Expects that `settled` waits. Returns whether it still does. */
async function expectWaiting(page: Page): Promise<() => boolean> {
  let isWaiting = true;
  void settled(page).then(() => (isWaiting = false));
  for (let frames = 0; frames < 10; frames++) await painted(page);
  expect(isWaiting).toBe(true);
  return () => isWaiting;
}

test.beforeEach(async ({page}) => {
  // Nothing is loaded ahead of time.
  await setConnection(page, dataSaver);
  await open(page, '/markdown-page');
});

test('a page has not settled while a script that it needs is on its way', async ({page}) => {
  const held = await holdBack(page, scripts);
  await searchBox(page).focus();
  await expect(page.locator('script[data-rspack]').first()).toBeAttached();
  const isWaiting = await expectWaiting(page);
  held.release();
  await expect.poll(isWaiting).toBe(false);
  await expect(searchForm(page)).toHaveAttribute('data-state', /./);
});

test('a page has not settled while the page of its new address is on its way', async ({page}) => {
  const held = await holdBack(page, scripts);
  await clickAtOnce(navbar(page).getByRole('link', {name: 'Blog', exact: true}));
  await expectAddress(page, '/blog');
  const isWaiting = await expectWaiting(page);
  held.release();
  await expect.poll(isWaiting).toBe(false);
  await expect(mainHeading(page)).toHaveText('Releases', {timeout: 1});
});
