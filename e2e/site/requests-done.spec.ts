import {expect, test} from '../support/journey';
import {requestsDone, staysQuiet} from '../support/requestsDone';
import {open, painted} from '../support/settled';

// Journeys that check what a page downloads rely on these functions, so they have to notice late requests.

const address = '/markdown-page';
const late = '/robots.txt';

test('requests are done when what the page requests in its idle time has arrived', async ({page}) => {
  const order: string[] = [];
  await page.route(late, async (route) => {
    await painted(page);
    order.push('answered');
    await route.continue();
  });
  await open(page, address);
  await page.evaluate((file) => {
    requestIdleCallback(() => requestIdleCallback(() => void fetch(file)));
  }, late);
  await requestsDone(page);
  order.push('done');
  expect(order).toEqual(['answered', 'done']);
});

test('requests are done when a file that another one asks for has arrived', async ({page}) => {
  const files: string[] = [];
  page.on('requestfinished', (request) => files.push(new URL(request.url()).pathname));
  await open(page, address);
  await page.evaluate((file) => {
    void fetch('/sitemap.xml').then(() => requestIdleCallback(() => void fetch(file)));
  }, late);
  await requestsDone(page);
  expect(files.slice(-2)).toEqual(['/sitemap.xml', late]);
});

test('requests are done when a picture that has come onto the screen has arrived', async ({page}) => {
  const files: string[] = [];
  page.on('requestfinished', (request) => files.push(new URL(request.url()).pathname));
  await open(page, address);
  await page.evaluate((file) => {
    const seen = new IntersectionObserver(([entry]) => entry?.isIntersecting === true && void fetch(file));
    seen.observe(document.querySelector('footer') ?? document.body);
    window.scrollTo(0, document.body.scrollHeight);
  }, late);
  await requestsDone(page);
  expect(files).toContain(late);
});

test('requests of the page before are not waited for', async ({page}) => {
  await open(page, address);
  await page.route(late, () => undefined);
  await page.evaluate((file) => void fetch(file).catch(() => undefined), late);
  await open(page, '/blog');
  await requestsDone(page);
  await expect(page).toHaveTitle(/^Releases/);
});

test('a page that a timer lets request something is not quiet', async ({page}) => {
  const files: string[] = [];
  page.on('request', (request) => files.push(new URL(request.url()).pathname));
  await open(page, address);
  await page.evaluate((file) => void setTimeout(() => void fetch(file), 300), late);
  await staysQuiet(page);
  expect(files).toContain(late);
});
