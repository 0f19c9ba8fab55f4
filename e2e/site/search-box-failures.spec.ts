// cspell:ignore unroute
import type {Page, Route} from '@playwright/test';
import {accessibilityViolations} from '../support/axe';
import {holdBack} from '../support/holdBack';
import {expect, test} from '../support/journey';
import {docPagination, mainHeading} from '../support/landmarks';
import {openHydrated} from '../support/openHydrated';
import {requestsDone} from '../support/requestsDone';
import {ask, hits, searchBox, searchForm} from '../support/searchBox';
import {click, expectLeft, expectShown, press, type} from '../support/settled';

const guide = '/docs/guides/developing/create-project';
const first = '**/search/current/first.*.json';
const panel = (page: Page) => searchForm(page).locator('.search-panel');
const retry = (page: Page) => searchForm(page).getByRole('button', {name: 'Retry'});

/** Checks that the page still works after a failed search: its links navigate within the same document. */
async function expectWorkingPage(page: Page): Promise<void> {
  await click(docPagination(page).getByRole('link').last());
  await expectLeft(page, guide);
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
    says: /couldn’t be loaded/,
    button: 'Retry',
  },
  {
    name: 'updated',
    act: (route) => route.fulfill({status: 404, contentType: 'text/html', body: '<h1>Not found</h1>'}),
    says: /has been updated/,
    button: 'Reload',
  },
  {
    name: 'damaged',
    act: (route) => route.fulfill({body: '{"format":1,"contexts":[{"na'}),
    says: /is incomplete/,
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
    says: /is incomplete/,
    button: 'Retry',
  },
  {
    name: 'refused by the host',
    act: (route) => route.fulfill({status: 503}),
    says: /couldn’t be loaded/,
    button: 'Retry',
  },
];

for (const {name, act, says, button} of failures) {
  test.describe(`an index that is ${name}`, () => {
    test.use({expectedProblems: /Failed to load resource|net::ERR_/});

    test(`is reported, and ${button} helps`, async ({page}) => {
      await page.route(first, act);
      await openHydrated(page, guide);
      await searchBox(page).fill('runact');
      await expect(panel(page)).toContainText(says);
      await expect(searchForm(page)).toHaveAttribute('data-state', 'failed');
      await expect(page.getByRole('status').filter({hasText: says})).toBeAttached();
      expect(await accessibilityViolations(page)).toEqual([]);
      await page.unrouteAll({behavior: 'wait'});
      await click(searchForm(page).getByRole('button', {name: button}));
      if (button === 'Reload') await ask(page, 'runact');
      await expect(hits(page).first()).toContainText('RunAction');
      await expectWorkingPage(page);
    });

    test('does not affect Enter, which opens the search page', async ({page}) => {
      await page.route(first, act);
      await openHydrated(page, guide);
      await searchBox(page).fill('runact');
      await expect(panel(page)).toContainText(says);
      await press(searchBox(page), 'Enter');
      await expectShown(page, /\/search\/?\?q=runact$/);
    });
  });
}

test.describe('a text that cannot be loaded', () => {
  test.use({expectedProblems: /Failed to load resource|net::ERR_/});

  test('is reported below the results, and Retry completes them', async ({page}) => {
    await page.route('**/search/current/api.*.json', (route) => route.abort());
    await openHydrated(page, guide);
    await searchBox(page).focus();
    await ask(page, 'CCSprite');
    await expect(panel(page)).toContainText('Some results may be missing.');
    await expect(hits(page).first()).not.toContainText('public class CCSprite');
    await page.unrouteAll({behavior: 'wait'});
    await click(retry(page));
    await expect(hits(page).first()).toContainText('public class CCSprite');
    await expect(panel(page)).not.toContainText('Some results may be missing.');
  });
});

test.describe('a text that fails while others are still loading', () => {
  test.use({expectedProblems: /Failed to load resource|net::ERR_/});

  test('is requested again after they have loaded if Retry was pressed meanwhile', async ({page}) => {
    const held = await holdBack(page, /\/search\/current\/(?:tutorials|blog)\./);
    await page.route('**/search/current/api.*.json', (route) => route.abort(), {times: 1});
    await openHydrated(page, guide);
    await searchBox(page).focus();
    await ask(page, 'CCSprite');
    await expect(panel(page)).toContainText('Some results may be missing.');
    await click(retry(page));
    await expect(panel(page)).not.toContainText('Some results may be missing.');
    held.release();
    await expect(hits(page).first()).toContainText('public class CCSprite');
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

  test('that crashes is replaced silently; when the second one crashes, Retry starts a third', async ({page}) => {
    await openHydrated(page, guide);
    await searchBox(page).focus();
    await ask(page, 'runact');
    await requestsDone(page);
    await kill(page);
    await ask(page, 'CCSprite');
    await expect(hits(page).first()).toContainText('CCSprite');
    await kill(page);
    await expect(panel(page)).toContainText('stopped working');
    await click(retry(page));
    await expect(hits(page).first()).toContainText('CCSprite');
    await expectWorkingPage(page);
  });

  test('that stops responding is replaced', async ({page}) => {
    await openHydrated(page, guide);
    await searchBox(page).focus();
    await ask(page, 'runact');
    await requestsDone(page);
    await page.workers()[0]?.evaluate(() => self.close());
    await searchBox(page).fill('CCSprite');
    await expect(hits(page).first()).toContainText('CCSprite', {timeout: 20_000});
  });

  test('whose script cannot be loaded is replaced by searching in the page', async ({page}) => {
    const scripts: string[] = [];
    page.on('worker', (worker) => scripts.push(new URL(worker.url()).pathname));
    await openHydrated(page, guide);
    await searchBox(page).focus();
    await ask(page, 'runact');
    const [script = ''] = scripts;
    await page.route(`**${script}`, (route) => route.abort());
    await openHydrated(page, guide);
    await ask(page, 'runact');
    await expect(hits(page).first()).toContainText('RunAction');
    await expectWorkingPage(page);
  });
});

test.describe('a browser without workers', () => {
  for (const [name, disableWorkers] of [
    ['that has none', () => Reflect.deleteProperty(window, 'Worker')],
    [
      'that refuses them',
      () => {
        const refuse = (): never => {
          throw new DOMException('Workers are off.', 'SecurityError');
        };
        window.Worker = new Proxy(Worker, {construct: refuse});
      },
    ],
  ] as const) {
    test(`${name} searches in the page`, async ({page}) => {
      await page.addInitScript(disableWorkers);
      await openHydrated(page, guide);
      await ask(page, 'CCSprite');
      await expect(hits(page).first()).toContainText('public class CCSprite');
      await expectWorkingPage(page);
    });
  }
});

test('an index that never arrives times out, and Retry loads it', async ({page}) => {
  await page.route(first, () => undefined);
  await openHydrated(page, guide);
  await searchBox(page).fill('runact');
  await expect(panel(page)).toContainText('Searching…');
  await expect(panel(page)).toContainText('is taking too long to load');
  await page.unrouteAll();
  await click(retry(page));
  await expect(hits(page).first()).toContainText('RunAction');
});

test.describe('a panel that cannot be loaded', () => {
  test.use({expectedProblems: /Failed to load resource|net::ERR_/});

  const note = (page: Page) => searchForm(page).getByRole('alert');

  test.beforeEach(async ({page}) => {
    await openHydrated(page, guide);
    await requestsDone(page);
    await page.route(/\/assets\/js\/|\/search\//, (route) => route.abort());
    await searchBox(page).fill('runact');
    await expect(note(page)).toContainText('Suggestions couldn’t be loaded. Press Enter to search.');
    await expect(searchForm(page)).toHaveAttribute('data-state', 'idle');
    await expect.poll(() => searchBox(page).evaluate((box: HTMLInputElement) => box.validationMessage)).toBe('');
  });

  test('is reported in the page, which stays accessible', async ({page}) => {
    expect(await accessibilityViolations(page)).toEqual([]);
    await press(page, 'Tab');
    await expect(retry(page)).toBeFocused();
    await press(page, 'Tab');
    await page.mouse.move(700, 700);
    await expect(note(page)).toBeHidden();
  });

  test('leaves a form that opens the search page', async ({page}) => {
    await page.unrouteAll({behavior: 'wait'});
    await press(searchBox(page), 'Enter');
    await expectShown(page, /\/search\/?\?q=runact$/);
  });

  for (const [way, act] of [
    ['Retry', (page: Page) => click(retry(page))],
    ['typing on', (page: Page) => type(page, 'i')],
    ['the shortcut', (page: Page) => press(page, 'Control+k')],
  ] as const) {
    test(`can later be loaded by ${way}`, async ({page}) => {
      await page.unrouteAll({behavior: 'wait'});
      await act(page);
      await expect(hits(page).first()).toContainText('RunAction');
      await expect(note(page)).toHaveCount(0);
      await expect(searchBox(page)).toBeFocused();
    });
  }
});
