import type {Page} from '@playwright/test';
import {accessibilityViolations} from '../support/axe';
import {expect, test} from '../support/journey';
import {mainHeading} from '../support/landmarks';
import {openHydrated} from '../support/openHydrated';
import {expectSameDocument, markDocument} from '../support/sameDocument';
import {wheelTo} from '../support/scrolling';
import {activeOption, ask, hits, options, searchBox, searchForm, suggestions} from '../support/searchBox';

const guide = '/docs/guides/developing/create-project';
const runAction = /\/docs\/api\/cocos2d\.ccnode#RunAction/;

/** What the box asks the host for. The list fills while the page lives. */
function watchSearchRequests(page: Page): readonly string[] {
  const paths: string[] = [];
  page.on('request', (request) => {
    const {pathname} = new URL(request.url());
    if (pathname.startsWith('/search/')) paths.push(pathname);
  });
  return paths;
}

test.describe('before it is reached for', () => {
  test('nothing of the index is asked for', async ({page}) => {
    const asked = watchSearchRequests(page);
    await openHydrated(page, guide);
    await page.waitForLoadState('networkidle');
    await expect(searchForm(page)).toHaveAttribute('data-state', 'idle');
    expect(asked).toEqual([]);
  });

  test('pointing at it loads the index, and focusing it shows that it is ready', async ({page}) => {
    const asked = watchSearchRequests(page);
    await openHydrated(page, guide);
    await searchBox(page).hover();
    await expect(searchForm(page)).toHaveAttribute('data-state', 'ready');
    expect(asked[0]).toMatch(/^\/search\/current\/first\.[0-9a-f]+\.json$/);
    await searchBox(page).focus();
    await expect(searchForm(page)).toHaveAttribute('data-state', 'focused');
  });

  test('it says that it is loading while the index is on its way', async ({page}) => {
    let arrive = (): void => undefined;
    const arrival = new Promise<void>((resolve) => (arrive = resolve));
    await page.route('**/search/current/first.*.json', async (route) => {
      await arrival;
      await route.continue();
    });
    await openHydrated(page, guide);
    await searchBox(page).fill('runact');
    await expect(searchForm(page)).toHaveAttribute('data-state', 'loading');
    await expect(page.getByRole('status').filter({hasText: 'Loading the search index'})).toBeAttached();
    arrive();
    await expect(hits(page).first()).toContainText('RunAction');
  });
});

test.describe('with the keyboard', () => {
  for (const keys of ['Control+k', '/']) {
    test(`${keys} leads to it from anywhere, and it names what was found first`, async ({page}) => {
      await openHydrated(page, guide);
      await page.keyboard.press(keys);
      await expect(searchBox(page)).toBeFocused();
      await page.keyboard.type('runact');
      await expect(activeOption(page)).toContainText('CCNode.RunAction');
      await expect(searchBox(page)).toHaveAttribute('aria-expanded', 'true');
      const active = await activeOption(page).getAttribute('id');
      await expect(searchBox(page)).toHaveAttribute('aria-activedescendant', active ?? '');
    });
  }

  test('a slash that belongs into a text stays there', async ({page}) => {
    await openHydrated(page, guide);
    await searchBox(page).focus();
    await page.keyboard.type('a/b');
    await expect(searchBox(page)).toHaveValue('a/b');
  });

  test('Enter opens the first suggestion within the page', async ({page}) => {
    await openHydrated(page, guide);
    await markDocument(page);
    await page.keyboard.press('Control+k');
    await page.keyboard.type('runact');
    await expect(activeOption(page)).toContainText('RunAction');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(runAction);
    await expect(mainHeading(page)).toHaveText('CCNode');
    await expectSameDocument(page);
    await expect(suggestions(page)).toHaveCount(0);
    await expect(searchBox(page)).not.toBeFocused();
  });

  test('Enter before there is an answer opens the first one when it comes', async ({page}) => {
    await page.route('**/search/current/first.*.json', async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 1000));
      await route.continue();
    });
    await openHydrated(page, guide);
    await page.keyboard.press('Control+k');
    await expect(searchBox(page)).toHaveAttribute('aria-autocomplete', 'list');
    await page.keyboard.type('runact');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(runAction);
  });

  test('Enter before the suggestions themselves have come leads to the search page', async ({page}) => {
    await openHydrated(page, guide);
    await page.route('**/*.js', () => undefined);
    await page.keyboard.press('Control+k');
    await page.keyboard.type('runact');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/search/?q=runact');
  });

  test('what is typed before the page is hydrated is answered', async ({page}) => {
    await page.addInitScript(() => {
      document.addEventListener('DOMContentLoaded', () => {
        const input = document.querySelector<HTMLInputElement>('[role=combobox]');
        if (!input) return;
        input.focus();
        input.value = 'runact';
      });
    });
    await openHydrated(page, guide);
    await expect(hits(page).first()).toContainText('RunAction');
  });

  test('arrow keys go round, Home and End stay in the text', async ({page}) => {
    await openHydrated(page, guide);
    await searchBox(page).focus();
    await ask(page, 'CCSprite');
    await expect(options(page).first()).toHaveAttribute('aria-selected', 'true');
    await page.keyboard.press('ArrowDown');
    await expect(options(page).nth(1)).toHaveAttribute('aria-selected', 'true');
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('ArrowUp');
    await expect(options(page).last()).toHaveAttribute('aria-selected', 'true');
    await expect(options(page).last()).toBeInViewport();
    await page.keyboard.press('ArrowDown');
    await expect(options(page).first()).toHaveAttribute('aria-selected', 'true');
    await page.keyboard.press('Home');
    await page.keyboard.type('x');
    await expect(searchBox(page)).toHaveValue('xCCSprite');
  });

  test('Ctrl+Enter opens it in a new tab and leaves the list open', async ({page, context}) => {
    await openHydrated(page, guide);
    await searchBox(page).focus();
    await ask(page, 'runact');
    const opened = context.waitForEvent('page');
    await page.keyboard.press('Control+Enter');
    await expect(await opened).toHaveURL(runAction);
    await expect(page).toHaveURL(guide);
    await expect(suggestions(page)).toBeVisible();
  });

  test('Shift+Enter shows all results', async ({page}) => {
    await openHydrated(page, guide);
    await searchBox(page).focus();
    await ask(page, 'music');
    await page.keyboard.press('Shift+Enter');
    await expect(page).toHaveURL(/\/search\/?\?q=music$/);
  });

  test('Escape closes the list, then empties the box, then leaves it', async ({page}) => {
    await openHydrated(page, guide);
    await searchBox(page).focus();
    await ask(page, 'runact');
    await page.keyboard.press('Escape');
    await expect(suggestions(page)).toHaveCount(0);
    await expect(searchBox(page)).toHaveAttribute('aria-expanded', 'false');
    await expect(searchBox(page)).toHaveValue('runact');
    await page.keyboard.press('ArrowDown');
    await expect(suggestions(page)).toBeVisible();
    await page.keyboard.press('Escape');
    await page.keyboard.press('Escape');
    await expect(searchBox(page)).toHaveValue('');
    await expect(searchBox(page)).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(searchBox(page)).not.toBeFocused();
  });

  test('Tab leaves it, and the list closes', async ({page}) => {
    await openHydrated(page, guide);
    await searchBox(page).focus();
    await ask(page, 'runact');
    await page.keyboard.press('Tab');
    await expect(searchBox(page)).not.toBeFocused();
    await expect(suggestions(page)).toHaveCount(0);
  });

  test('the navbar that was scrolled away comes back with it', async ({page}) => {
    await openHydrated(page, guide);
    await wheelTo(page, 1500);
    await expect(searchBox(page)).not.toBeInViewport();
    await page.keyboard.press('Control+k');
    await expect(searchBox(page)).toBeInViewport({ratio: 1});
  });
});

test.describe('with a mouse', () => {
  test('a click opens a suggestion within the page', async ({page}) => {
    await openHydrated(page, guide);
    await markDocument(page);
    await searchBox(page).click();
    await ask(page, 'runact');
    await hits(page).first().click();
    await expect(page).toHaveURL(runAction);
    await expectSameDocument(page);
  });

  test('a click with Ctrl opens it in a new tab', async ({page, context}) => {
    await openHydrated(page, guide);
    await searchBox(page).click();
    await ask(page, 'runact');
    const opened = context.waitForEvent('page');
    await hits(page)
      .first()
      .click({modifiers: ['ControlOrMeta']});
    await expect(await opened).toHaveURL(runAction);
    await expect(page).toHaveURL(guide);
  });

  test('pointing chooses, and the box keeps the focus', async ({page}) => {
    await openHydrated(page, guide);
    await searchBox(page).click();
    await ask(page, 'CCSprite');
    await hits(page).nth(2).hover();
    await expect(hits(page).nth(2)).toHaveAttribute('aria-selected', 'true');
    await expect(searchBox(page)).toBeFocused();
  });

  test('a click beside it closes the list', async ({page}) => {
    await openHydrated(page, guide);
    await searchBox(page).click();
    await ask(page, 'runact');
    await mainHeading(page).click({position: {x: 5, y: 5}});
    await expect(suggestions(page)).toHaveCount(0);
  });
});

test.describe('what it offers', () => {
  test('are at most 8 suggestions, then the links to all results', async ({page}) => {
    await openHydrated(page, guide);
    await searchBox(page).focus();
    await ask(page, 'sprite');
    await expect(hits(page)).toHaveCount(8);
    const links = await options(page).evaluateAll((list) =>
      list.slice(8).map((link) => [link.textContent, link.getAttribute('href')]),
    );
    expect(links).toEqual([
      ['See all results', '/search/?q=sprite'],
      ['See all results within "Guides"', '/search/?q=sprite&ctx=guides'],
      ['See all results outside "Guides"', '/search/?q=sprite&ctx=-guides'],
    ]);
  });

  test('is one link to all results where the page belongs to no context', async ({page}) => {
    await openHydrated(page, '/');
    await searchBox(page).focus();
    await ask(page, 'sprite');
    await expect(options(page).filter({hasText: 'See all results'})).toHaveCount(1);
  });

  test('are links that can be copied', async ({page}) => {
    await openHydrated(page, guide);
    await searchBox(page).focus();
    await ask(page, 'runact');
    const kinds = await options(page).evaluateAll((list) =>
      list.map((option) => [option.tagName, option.getAttribute('href')?.startsWith('/')]),
    );
    for (const kind of kinds) expect(kind).toEqual(['A', true]);
  });

  test('is counted for screen readers', async ({page}) => {
    await openHydrated(page, guide);
    await searchBox(page).focus();
    await ask(page, 'sprite');
    await expect(page.getByRole('status').filter({hasText: /^8 of \d+ results$/})).toBeAttached();
  });

  test('does not move when it grows more complete', async ({page}) => {
    let arrive = (): void => undefined;
    const arrival = new Promise<void>((resolve) => (arrive = resolve));
    await page.route(/\/search\/current\/(?!first)/, async (route) => {
      await arrival;
      await route.continue();
    });
    await openHydrated(page, guide);
    await searchBox(page).focus();
    await ask(page, 'CCSprite');
    await page.keyboard.press('ArrowDown');
    const rows = () =>
      hits(page).evaluateAll((list) => list.map((row) => [row.getAttribute('href'), row.getBoundingClientRect().top]));
    const before = await rows();
    arrive();
    await expect(hits(page).first()).toContainText('public class CCSprite');
    await page.waitForLoadState('networkidle');
    expect((await rows()).slice(0, before.length)).toEqual(before);
  });

  test('of a query that can not be read is the reason, and what was meant', async ({page}) => {
    await openHydrated(page, guide);
    await searchBox(page).focus();
    await ask(page, 'sprite~x');
    await expect(searchForm(page)).toContainText('edit distance must be numeric');
    await expect(hits(page).first()).toBeVisible();
  });

  test('is "No results", the nearest spelling and where to ask when there is nothing', async ({page}) => {
    await openHydrated(page, guide);
    await searchBox(page).fill('qqqqzzzzxxxx');
    await expect(searchForm(page)).toContainText('No results');
    await expect(suggestions(page)).toHaveCount(0);
    await expect(searchForm(page).getByRole('link', {name: 'Ask in the discussions'})).toHaveAttribute(
      'href',
      /\/discussions$/,
    );
    await searchBox(page).press('Enter');
    await expect(page).toHaveURL(/\/search\/?\?q=qqqqzzzzxxxx$/);
  });

  test('never is HTML', async ({page}) => {
    await openHydrated(page, guide);
    await searchBox(page).fill('<img src=x onerror=alert(1)> <b>CCNode</b>');
    await expect(searchForm(page).locator('.search-panel')).toBeVisible();
    await expect(searchForm(page).locator('img, b')).toHaveCount(0);
  });
});

test.describe('the empty box', () => {
  test('offers the most wanted pages', async ({page}) => {
    await openHydrated(page, guide);
    await searchBox(page).focus();
    const wanted = page.getByRole('group', {name: 'Most wanted'}).getByRole('option');
    await expect(wanted.first()).toBeVisible();
    await expect(activeOption(page)).toHaveCount(0);
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect(page).not.toHaveURL(guide);
  });

  test('offers what this browser has searched and opened, until it is cleared', async ({page}) => {
    await openHydrated(page, guide);
    await searchBox(page).focus();
    await ask(page, 'runact');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(runAction);
    await searchBox(page).fill('');
    const searches = page.getByRole('group', {name: 'Recent searches'}).getByRole('option');
    const pages = page.getByRole('group', {name: 'Recently opened'}).getByRole('option');
    await expect(searches).toHaveText(/runact/);
    await expect(pages).toHaveText(/CCNode\.RunAction/);
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Delete');
    await expect(searches).toHaveCount(0);
    await searchForm(page).getByRole('button', {name: 'Clear'}).click();
    await expect(pages).toHaveCount(0);
    expect(await page.evaluate(() => localStorage.getItem('search-recent'))).toBeNull();
  });

  test('a recent search is asked again', async ({page}) => {
    await page.addInitScript(() => localStorage.setItem('search-recent', '{"searches":["runact"],"pages":[]}'));
    await openHydrated(page, guide);
    await searchBox(page).click();
    await page.getByRole('option', {name: 'runact'}).click();
    await expect(searchBox(page)).toHaveValue('runact');
    await expect(hits(page).first()).toContainText('RunAction');
  });

  test.describe('where storage is off', () => {
    // Docusaurus warns, as the specification wants it to.
    test.use({expectedProblems: /Docusaurus storage error/});

    test('keeps and offers nothing', async ({page}) => {
      await page.addInitScript(() => {
        const refuse = (): never => {
          throw new DOMException('Storage is off.', 'SecurityError');
        };
        Storage.prototype.getItem = refuse;
        Storage.prototype.setItem = refuse;
        Storage.prototype.removeItem = refuse;
      });
      await openHydrated(page, guide);
      await searchBox(page).focus();
      await ask(page, 'runact');
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(runAction);
      await searchBox(page).fill('');
      await expect(page.getByRole('group', {name: 'Most wanted'})).toBeVisible();
      await expect(page.getByRole('group', {name: /^Recent/})).toHaveCount(0);
    });
  });
});

test.describe('without JavaScript', () => {
  test.use({javaScriptEnabled: false});

  test('it leads to the search page, which says what to do', async ({page}) => {
    await page.goto(guide);
    await page.getByRole('combobox', {name: 'Search'}).fill('play music');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/search/?q=play+music');
    await expect(page.getByText('needs JavaScript')).toBeVisible();
  });
});

for (const mode of ['light', 'dark']) {
  test.describe(`in ${mode} mode it is accessible`, () => {
    test.use({contextOptions: {reducedMotion: 'reduce'}});

    test.beforeEach(async ({page}) => {
      await page.addInitScript((value) => {
        localStorage.setItem('theme', value);
        const pages = [{href: '/docs/api/cocos2d.ccnode', title: 'CCNode', place: 'Cocos2D'}];
        localStorage.setItem('search-recent', JSON.stringify({searches: ['runact'], pages}));
      }, mode);
      await openHydrated(page, guide);
      await searchBox(page).focus();
      await expect(searchForm(page)).toHaveAttribute('data-state', 'focused');
    });

    for (const [state, query] of [
      ['while empty', ''],
      ['with suggestions', 'sprite'],
      ['with a query that can not be read', 'sprite~x'],
      ['with no results', 'qqqqzzzzxxxx'],
    ] as const) {
      test(state, async ({page}) => {
        await searchBox(page).fill(query);
        await expect(searchForm(page).locator('.search-panel')).toBeVisible();
        await page.waitForLoadState('networkidle');
        expect(await accessibilityViolations(page)).toEqual([]);
      });
    }
  });
}
