import {dataSaver, setConnection} from '../support/connection';
import {holdBack} from '../support/holdBack';
import {expect, test} from '../support/journey';
import {mainHeading, navbar} from '../support/landmarks';
import {searchBox, searchForm} from '../support/searchBox';
import {clickAtOnce, expectAddress, open, painted, settled} from '../support/settled';

// All journeys rely on `settled`, so it has to notice what is still missing.

const scripts = '**/assets/js/*.js';

/** Whether a promise has been fulfilled by now. */
function watch(promise: Promise<unknown>): () => boolean {
  let isDone = false;
  void promise.then(() => (isDone = true));
  return () => isDone;
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
  const isDone = watch(settled(page));
  for (let frames = 0; frames < 10; frames++) await painted(page);
  expect(isDone()).toBe(false);
  held.release();
  await expect.poll(isDone).toBe(true);
  await expect(searchForm(page)).toHaveAttribute('data-state', /./);
});

test('a page has not settled while the page of its new address is on its way', async ({page}) => {
  const held = await holdBack(page, scripts);
  await clickAtOnce(navbar(page).getByRole('link', {name: 'Blog', exact: true}));
  await expectAddress(page, '/blog');
  const isDone = watch(settled(page));
  for (let frames = 0; frames < 10; frames++) await painted(page);
  expect(isDone()).toBe(false);
  held.release();
  await expect.poll(isDone).toBe(true);
  await expect(mainHeading(page)).toHaveText('Releases', {timeout: 1});
});
