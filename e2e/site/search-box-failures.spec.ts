// cspell:ignore unroute
import type {Page, Route} from '@playwright/test';
import {accessibilityViolations} from '../support/axe';
import {expect, test} from '../support/journey';
import {docPagination, mainHeading} from '../support/landmarks';
import {openHydrated} from '../support/openHydrated';
import {ask, hits, searchBox, searchForm} from '../support/searchBox';

const guide = '/docs/guides/developing/create-project';
const first = '**/search/current/first.*.json';
const panel = (page: Page) => searchForm(page).locator('.search-panel');
const retry = (page: Page) => searchForm(page).getByRole('button', {name: 'Retry'});

/** A failed search takes nothing from the page: its links lead on, within the same document. */
async function expectLivingPage(page: Page): Promise<void> {
  await docPagination(page).getByRole('link').last().click();
  await expect(page).not.toHaveURL(guide);
  await expect(mainHeading(page)).toBeVisible();
}

const failures: readonly {
  readonly name: string;
  readonly act: (route: Route) => Promise<void>;
  readonly says: RegExp;
  readonly button: 'Retry' | 'Reload';
}[] = [
  {
    name: 'offline',
    act: (route) => route.abort(),
    says: /could not be loaded/,
    button: 'Retry',
  },
  {
    name: 'published anew',
    act: (route) => route.fulfill({status: 404, contentType: 'text/html', body: '<h1>Not found</h1>'}),
    says: /published anew/,
    button: 'Reload',
  },
  {
    name: 'damaged',
    act: (route) => route.fulfill({body: '{"format":1,"contexts":[{"na'}),
    says: /did not arrive whole/,
    button: 'Retry',
  },
  {
    name: 'of another format',
    act: (route) => route.fulfill({json: {format: 99}}),
    says: /older than the search index/,
    button: 'Reload',
  },
  {
    name: 'something else altogether',
    act: (route) => route.fulfill({body: '<!doctype html><title>Sign in</title>'}),
    says: /did not arrive whole/,
    button: 'Retry',
  },
  {
    name: 'refused by the host',
    act: (route) => route.fulfill({status: 503}),
    says: /could not be loaded/,
    button: 'Retry',
  },
];

for (const {name, act, says, button} of failures) {
  test.describe(`an index that is ${name}`, () => {
    test.use({expectedProblems: /Failed to load resource|net::ERR_/});

    test(`is said, and ${button} helps`, async ({page}) => {
      await page.route(first, act);
      await openHydrated(page, guide);
      await searchBox(page).fill('runact');
      await expect(panel(page)).toContainText(says);
      await expect(searchForm(page)).toHaveAttribute('data-state', 'failed');
      await expect(page.getByRole('status').filter({hasText: says})).toBeAttached();
      expect(await accessibilityViolations(page)).toEqual([]);
      await page.unrouteAll({behavior: 'wait'});
      await searchForm(page).getByRole('button', {name: button}).click();
      if (button === 'Reload') await ask(page, 'runact');
      await expect(hits(page).first()).toContainText('RunAction');
      await expectLivingPage(page);
    });

    test('leaves Enter, which opens the search page', async ({page}) => {
      await page.route(first, act);
      await openHydrated(page, guide);
      await searchBox(page).fill('runact');
      await expect(panel(page)).toContainText(says);
      await searchBox(page).press('Enter');
      await expect(page).toHaveURL(/\/search\/?\?q=runact$/);
    });
  });
}

test.describe('a text that can not be had', () => {
  test.use({expectedProblems: /Failed to load resource|net::ERR_/});

  test('is said below the results, and Retry completes them', async ({page}) => {
    await page.route('**/search/current/api.*.json', (route) => route.abort());
    await openHydrated(page, guide);
    await searchBox(page).focus();
    await ask(page, 'CCSprite');
    await expect(panel(page)).toContainText('Some results may be missing.');
    await expect(hits(page).first()).not.toContainText('public class CCSprite');
    await page.unrouteAll({behavior: 'wait'});
    await retry(page).click();
    await expect(hits(page).first()).toContainText('public class CCSprite');
    await expect(panel(page)).not.toContainText('Some results may be missing.');
  });
});

test.describe('a worker', () => {
  test.use({expectedProblems: /the worker dies|Failed to load resource|net::ERR_/});

  const kill = (page: Page) =>
    page.workers()[0]?.evaluate(() => {
      setTimeout(() => {
        throw new Error('the worker dies');
      });
    });

  test('that dies is replaced unseen; when the second dies, too, Retry starts a third', async ({page}) => {
    await openHydrated(page, guide);
    await searchBox(page).focus();
    await ask(page, 'runact');
    await page.waitForLoadState('networkidle');
    await kill(page);
    await ask(page, 'CCSprite');
    await expect(hits(page).first()).toContainText('CCSprite');
    await kill(page);
    await expect(panel(page)).toContainText('has stopped');
    await retry(page).click();
    await expect(hits(page).first()).toContainText('CCSprite');
    await expectLivingPage(page);
  });

  test('that says nothing any more is replaced', async ({page}) => {
    await openHydrated(page, guide);
    await searchBox(page).focus();
    await ask(page, 'runact');
    await page.waitForLoadState('networkidle');
    await page.workers()[0]?.evaluate(() => self.close());
    await searchBox(page).fill('CCSprite');
    await expect(hits(page).first()).toContainText('CCSprite', {timeout: 20_000});
  });

  test('whose script can not be had is a failure with Retry', async ({page}) => {
    const scripts: string[] = [];
    page.on('worker', (worker) => scripts.push(new URL(worker.url()).pathname));
    await openHydrated(page, guide);
    await searchBox(page).focus();
    await ask(page, 'runact');
    const [script = ''] = scripts;
    await page.route(`**${script}`, (route) => route.abort());
    await openHydrated(page, guide);
    await searchBox(page).fill('runact');
    await expect(panel(page)).toContainText('has stopped');
    await page.unrouteAll({behavior: 'wait'});
    await retry(page).click();
    await expect(hits(page).first()).toContainText('RunAction');
  });
});

test.describe('a browser without workers', () => {
  test('is told so', async ({page}) => {
    await page.addInitScript(() => Reflect.deleteProperty(window, 'Worker'));
    await openHydrated(page, guide);
    await searchBox(page).fill('runact');
    await expect(panel(page)).toContainText('has stopped');
    await expectLivingPage(page);
  });
});

test.describe('a panel that can not be had', () => {
  test.use({expectedProblems: /Failed to load resource|net::ERR_/});

  test('leaves a form that leads to the search page', async ({page}) => {
    await openHydrated(page, guide);
    await page.waitForLoadState('networkidle');
    await page.route('**/assets/js/*', (route) => route.abort());
    await searchBox(page).fill('runact');
    await expect(searchForm(page)).toHaveAttribute('data-state', 'idle');
    await page.unrouteAll({behavior: 'wait'});
    await searchBox(page).press('Enter');
    await expect(page).toHaveURL(/\/search\/?\?q=runact$/);
  });
});
