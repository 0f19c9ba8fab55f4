import type {Page} from '@playwright/test';
import {setConnection, slowConnection} from '../support/connection';
import {expect, test} from '../support/journey';
import {requestsDone, staysQuiet} from '../support/requestsDone';
import {searchBox} from '../support/searchBox';
import {open, painted} from '../support/settled';

// Journeys that check what a page downloads rely on these functions, so they have to notice late requests.

const address = '/markdown-page';
const late = '/robots.txt';

/** The files that have arrived whole. The list grows while the page is open. */
function finishedFiles(page: Page): readonly string[] {
  const files: string[] = [];
  page.on('requestfinished', (request) => files.push(new URL(request.url()).pathname));
  return files;
}

/** Makes idle time rare, as in a busy browser, and prevents the page's own idle work, which is prefetching. */
async function delayIdleWork(page: Page): Promise<void> {
  await setConnection(page, slowConnection);
  await page.addInitScript(() => {
    window.requestIdleCallback = (work) => window.setTimeout(work, 300, {didTimeout: false, timeRemaining: () => 50});
  });
}

test('requests are done when the files requested in idle time have arrived', async ({page}) => {
  await delayIdleWork(page);
  const files = finishedFiles(page);
  await open(page, address);
  await page.evaluate((file) => {
    requestIdleCallback(() => requestIdleCallback(() => void fetch(file)));
  }, late);
  await requestsDone(page);
  expect(files).toContain(late);
});

test('requests are done when the last response and the files requested after it have arrived', async ({page}) => {
  await delayIdleWork(page);
  const files = finishedFiles(page);
  await page.route('/sitemap.xml', async (route) => {
    for (let frames = 0; frames < 20; frames++) await painted(page);
    await route.continue();
  });
  await open(page, address);
  await page.evaluate((file) => {
    void fetch('/sitemap.xml').then(() => requestIdleCallback(() => void fetch(file)));
  }, late);
  await requestsDone(page);
  expect(files).toEqual(expect.arrayContaining(['/sitemap.xml', late]));
});

test('requests are done when a file requested by scrolling has arrived', async ({page}) => {
  const files = finishedFiles(page);
  await open(page, address);
  await page.evaluate((file) => {
    const seen = new IntersectionObserver(([entry]) => entry?.isIntersecting === true && void fetch(file));
    seen.observe(document.querySelector('footer') ?? document.body);
    window.scrollTo(0, document.body.scrollHeight);
  }, late);
  await requestsDone(page);
  expect(files).toContain(late);
});

test('requests of the previous page and its worker are ignored', async ({page}) => {
  const held: string[] = [];
  await page.route(/\/search\/current\/(?!first)/, (route) => void held.push(route.request().url()));
  await open(page, address);
  await searchBox(page).focus();
  await expect.poll(() => held.length).toBeGreaterThan(0);
  await open(page, '/blog');
  await requestsDone(page);
  await expect(page).toHaveTitle(/^Releases/);
});

test('a page is not quiet if a timer requests something', async ({page}) => {
  const files: string[] = [];
  page.on('request', (request) => files.push(new URL(request.url()).pathname));
  await open(page, address);
  await page.evaluate((file) => void setTimeout(() => void fetch(file), 300), late);
  await staysQuiet(page);
  expect(files).toContain(late);
});
