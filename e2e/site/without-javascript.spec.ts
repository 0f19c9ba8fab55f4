import type {Page} from '@playwright/test';
import {phone} from '../support/devices';
import {expect, test} from '../support/journey';
import {breadcrumbs, docPagination, docsSidebar, footer, mainHeading, navbar} from '../support/landmarks';
import {pageTypeEntries} from '../support/pageTypes';

test.use({javaScriptEnabled: false});

const guide = '/docs/guides/getting-started/environment-setup';

test('the home page has its heading, its tagline and its commands', async ({page}) => {
  await page.goto('/');
  await expect(mainHeading(page)).toBeVisible();
  await expect(page.getByText('GO COCOS NUTS!').first()).toBeVisible();
  await expect(page.locator('pre').first()).toBeVisible();
});

test('all tabs of a guide can be read, each under its name', async ({page}) => {
  await page.goto(guide);
  const panels = page.locator('[role=tabpanel]');
  expect(await panels.count()).toBeGreaterThan(1);
  for (const panel of await panels.all()) await expect.soft(panel).toBeVisible();
});

test('highlighted code of a guide can be read', async ({page}) => {
  await page.goto(guide);
  for (const code of await page.getByRole('main').locator('pre').all()) await expect.soft(code).toBeVisible();
});

test('the code blocks show no button that would do nothing', async ({page}) => {
  await page.goto(guide);
  await expect(page.getByRole('button', {name: /^Copy/}).filter({visible: true})).toHaveCount(0);
});

test('a release post is there from its heading to its last section', async ({page}) => {
  await page.goto('/blog/2.5.0-release');
  await expect(mainHeading(page)).toContainText('2.5.0');
  await expect(page.getByRole('heading', {name: 'Links', level: 2})).toBeVisible();
});

test('a reader goes from the home page over the sidebar and the next page to another category', async ({page}) => {
  await page.goto('/');
  await navbar(page).getByRole('link', {name: 'Guides', exact: true}).click();
  await expect(page).toHaveURL(/\/docs\/guides\/getting-started\/introduction/);
  await docPagination(page).getByRole('link', {name: /^Next/}).click();
  await expect(page).toHaveURL(/environment-setup/);
  await docsSidebar(page).locator('a[href="/docs/guides/contributing/licensing"]').click();
  await expect(page).toHaveURL(/\/contributing\/licensing/);
  await breadcrumbs(page).getByRole('link', {name: 'Contributing'}).click();
  await expect(page).toHaveURL(/\/docs\/category\/contributing/);
});

test('the tags lead to their posts', async ({page}) => {
  await page.goto('/blog/tags');
  await page
    .getByRole('main')
    .getByRole('link', {name: /2\.5\.0|2-5-0/})
    .click();
  await expect(page).toHaveURL(/\/blog\/tags\/2-5-0/);
  await page.getByRole('heading', {level: 2}).getByRole('link').first().click();
  await expect(page).toHaveURL(/\/blog\/2\.5\.0-release/);
});

test('a table of contents leads to its heading', async ({page}) => {
  await page.goto(guide);
  const entry = page.locator('main a[href^="#"]:not(.hash-link)').filter({visible: true}).nth(1);
  const id = ((await entry.getAttribute('href')) ?? '').slice(1);
  await entry.click();
  await expect(page.locator(`[id="${id}"]`)).toBeInViewport();
});

for (const [type, address] of pageTypeEntries) {
  test.describe(type, () => {
    test.use({expectedProblems: type === 'not found' ? /status of 404/ : null});

    test(`${address} has a heading and text of its own`, async ({page}) => {
      await page.goto(address);
      await expect(mainHeading(page)).toBeVisible();
      expect((await page.locator('main').innerText()).length).toBeGreaterThan(100);
    });
  });
}

test.describe('on a phone', () => {
  test.use(phone);

  test('every section can be reached from every page', async ({page}) => {
    for (const label of ['Blog', 'Getting Started', 'Tutorials', 'API']) {
      await page.goto(guide);
      await footer(page).getByRole('link', {name: label, exact: true}).tap();
      await expect(page).not.toHaveURL(guide);
      await expect(mainHeading(page)).toBeVisible();
    }
  });

  test('every guide can be reached from every other one over its category and the next pages', async ({page}) => {
    await page.goto('/docs/guides/getting-started/introduction');
    const read = new Set<string>();
    for (;;) {
      read.add(await guideName(page));
      const next = docPagination(page).getByRole('link', {name: /^Next/});
      if ((await next.count()) === 0) break;
      await next.tap();
    }
    expect([...read].sort()).toEqual(expect.arrayContaining(['adding-content', 'common-issues', 'licensing']));
    await breadcrumbs(page).getByRole('link').last().tap();
    await expect(page).toHaveURL(/\/docs\/category\/troubleshooting/);
  });

  test('no button is shown that would do nothing', async ({page}) => {
    await page.goto(guide);
    const enabled = page.getByRole('button', {disabled: false}).filter({visible: true});
    await expect(enabled).toHaveCount(0);
  });
});

/** The last part of the address: "licensing". */
async function guideName(page: Page): Promise<string> {
  await expect(mainHeading(page)).toBeVisible();
  return new URL(page.url()).pathname.split('/').filter(Boolean).at(-1) ?? '';
}
