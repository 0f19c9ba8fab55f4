import {phone} from '../support/devices';
import {expectToFitWidth} from '../support/fitsWidth';
import {expect, test} from '../support/journey';
import {breadcrumbs, docPagination, docsSidebar, footer, mainHeading, navbar} from '../support/landmarks';
import {pageTypeEntries} from '../support/pageTypes';
import {clickAtOnce, expectLoaded, openAtOnce, tapAtOnce} from '../support/settled';

test.use({javaScriptEnabled: false});

const guide = '/docs/guides/getting-started/environment-setup';

test('the home page has its heading, its tagline and its commands', async ({page}) => {
  await openAtOnce(page, '/');
  await expect(mainHeading(page)).toBeVisible();
  await expect(page.getByText('GO COCOS NUTS!').first()).toBeVisible();
  await expect(page.locator('pre').first()).toBeVisible();
});

test('all tabs of a guide are readable, each under its name', async ({page}) => {
  await openAtOnce(page, guide);
  const panels = page.locator('[role=tabpanel]');
  await expect(panels.nth(1)).toBeAttached();
  for (const panel of await panels.all()) await expect.soft(panel).toBeVisible();
});

test('highlighted code in a guide is readable', async ({page}) => {
  await openAtOnce(page, guide);
  for (const code of await page.getByRole('main').locator('pre').all()) await expect.soft(code).toBeVisible();
});

test('the code blocks show no button that needs JavaScript', async ({page}) => {
  await openAtOnce(page, guide);
  await expect(page.getByRole('button', {name: /^Copy/}).filter({visible: true})).toHaveCount(0);
});

test('a release post is complete from its heading to its last section', async ({page}) => {
  await openAtOnce(page, '/blog/2.5.0-release');
  await expect(mainHeading(page)).toContainText('2.5.0');
  await expect(page.getByRole('heading', {name: 'Links', level: 2})).toBeVisible();
});

test('a reader goes from the home page through the sidebar and the next page to another category', async ({page}) => {
  await openAtOnce(page, '/');
  await clickAtOnce(navbar(page).getByRole('link', {name: 'Guides', exact: true}));
  await expectLoaded(page, /\/docs\/guides\/getting-started\/introduction/);
  await clickAtOnce(docPagination(page).getByRole('link', {name: /^Next/}));
  await expectLoaded(page, /environment-setup/);
  await clickAtOnce(docsSidebar(page).locator('a[href="/docs/guides/contributing/licensing"]'));
  await expectLoaded(page, /\/contributing\/licensing/);
  await clickAtOnce(breadcrumbs(page).getByRole('link', {name: 'Contributing'}));
  await expectLoaded(page, /\/docs\/category\/contributing/);
});

test('the tags link to their posts', async ({page}) => {
  await openAtOnce(page, '/blog/tags');
  await clickAtOnce(page.getByRole('main').getByRole('link', {name: /2\.5\.0|2-5-0/}));
  await expectLoaded(page, /\/blog\/tags\/2-5-0/);
  await clickAtOnce(page.getByRole('heading', {level: 2}).getByRole('link').first());
  await expectLoaded(page, /\/blog\/2\.5\.0-release/);
});

test('a table of contents links to its headings', async ({page}) => {
  await openAtOnce(page, guide);
  const entry = page.locator('main a[href^="#"]:not(.hash-link)').filter({visible: true}).nth(1);
  const id = ((await entry.getAttribute('href')) ?? '').slice(1);
  await clickAtOnce(entry);
  await expect(page.locator(`[id="${id}"]`)).toBeInViewport();
});

for (const [type, address] of pageTypeEntries) {
  test.describe(type, () => {
    test.use({expectedProblems: type === 'not found' ? /status of 404/ : null});

    test(`${address} has its own heading and text`, async ({page}) => {
      await openAtOnce(page, address);
      await expect(mainHeading(page)).toBeVisible();
      await expect.poll(async () => (await page.locator('main').innerText()).length).toBeGreaterThan(100);
    });
  });
}

test.describe('on a phone', () => {
  test.use(phone);

  test('every section can be reached from every page', async ({page}) => {
    for (const label of ['Blog', 'Getting Started', 'Tutorials', 'API']) {
      await openAtOnce(page, guide);
      await tapAtOnce(footer(page).getByRole('link', {name: label, exact: true}));
      await expectLoaded(page, ({pathname}) => pathname !== guide);
      await expect(mainHeading(page)).toBeVisible();
    }
  });

  test('the navbar shows its links to every section', async ({page}) => {
    await openAtOnce(page, '/docs/api/introduction');
    for (const name of ['Guides', 'API', 'Blog', 'Tutorials'])
      await expect.soft(navbar(page).getByRole('link', {name, exact: true})).toBeInViewport();
    await expectToFitWidth(page);
    await tapAtOnce(navbar(page).getByRole('link', {name: 'Tutorials', exact: true}));
    await expectLoaded(page, /\/docs\/tutorials\/introduction/);
  });

  // The output checks follow these links through all guides.
  test('the next pages and the category lead to other guides', async ({page}) => {
    let guide = '/docs/guides/developing/window-size';
    await openAtOnce(page, guide);
    for (let pages = 0; pages < 3; pages++) {
      const next = docPagination(page).getByRole('link', {name: /^Next/});
      guide = (await next.getAttribute('href')) ?? '';
      await tapAtOnce(next);
      await expectLoaded(page, guide);
      await expect(mainHeading(page)).toBeVisible();
    }
    await tapAtOnce(breadcrumbs(page).getByRole('link').last());
    await expectLoaded(page, /\/docs\/category\/developing/);
    await tapAtOnce(page.getByRole('main').getByRole('link', {name: 'Project files'}));
    await expectLoaded(page, '/docs/guides/developing/project-files');
  });

  test('no button that needs JavaScript is shown', async ({page}) => {
    await openAtOnce(page, guide);
    const enabled = page.getByRole('button', {disabled: false}).filter({visible: true});
    await expect(enabled).toHaveCount(0);
  });
});
