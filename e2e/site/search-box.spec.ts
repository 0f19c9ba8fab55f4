import type {Page} from '@playwright/test';
import {accessibilityViolations} from '../support/axe';
import {holdBack} from '../support/holdBack';
import {expect, test} from '../support/journey';
import {mainHeading} from '../support/landmarks';
import {openHydrated} from '../support/openHydrated';
import {requestsDone, staysQuiet} from '../support/requestsDone';
import {expectSameDocument, markDocument} from '../support/sameDocument';
import {wheelTo} from '../support/scrolling';
import {activeOption, ask, hits, options, searchBox, searchForm, suggestions} from '../support/searchBox';
import {
  click,
  expectAddress,
  expectLeft,
  expectLoaded,
  expectShown,
  openAtOnce,
  press,
  pressAtOnce,
  settled,
  stopClock,
  type,
  typeAtOnce,
} from '../support/settled';

const guide = '/docs/guides/developing/create-project';
const runAction = /\/docs\/api\/cocos2d\.ccnode#RunAction/;

/** The box's requests. The list grows while the page is open. */
function watchSearchRequests(page: Page): readonly string[] {
  const paths: string[] = [];
  page.on('request', (request) => {
    const {pathname} = new URL(request.url());
    if (pathname.startsWith('/search/')) paths.push(pathname);
  });
  return paths;
}

/** The place that each suggestion leads to, and where it is on the screen. */
const hitRows = (page: Page): Promise<readonly (readonly [string | undefined, number])[]> =>
  hits(page).evaluateAll((list) =>
    // The words to highlight may arrive later.
    list.map((row) => [row.getAttribute('href')?.replace(/\?[^#]*/, ''), row.getBoundingClientRect().top] as const),
  );

test.describe('before the search box is used', () => {
  test('no part of the index is requested', async ({page}) => {
    const asked = watchSearchRequests(page);
    await openHydrated(page, guide);
    await staysQuiet(page);
    await expect(searchForm(page)).toHaveAttribute('data-state', 'idle');
    expect(asked).toEqual([]);
  });

  test('hovering the box loads the index, and focusing it shows that it is ready', async ({page}) => {
    const asked = watchSearchRequests(page);
    await openHydrated(page, guide);
    await searchBox(page).hover();
    await expect(searchForm(page)).toHaveAttribute('data-state', 'ready');
    expect(asked[0]).toMatch(/^\/search\/current\/first\.[0-9a-f]+\.json$/);
    await searchBox(page).focus();
    await expect(searchForm(page)).toHaveAttribute('data-state', 'focused');
  });

  test('the box says that it is loading until the index arrives', async ({page}) => {
    const held = await holdBack(page, '**/search/current/first.*.json');
    await openHydrated(page, guide);
    await searchBox(page).fill('runact');
    await expect(searchForm(page)).toHaveAttribute('data-state', 'loading');
    await expect(page.getByRole('status').filter({hasText: 'Loading the search index'})).toBeAttached();
    held.release();
    await expect(hits(page).first()).toContainText('RunAction');
  });
});

test.describe('with the keyboard', () => {
  for (const keys of ['Control+k', '/']) {
    test(`${keys} focuses the box from anywhere, and the first result is announced`, async ({page}) => {
      await openHydrated(page, guide);
      await press(page, keys);
      await expect(searchBox(page)).toBeFocused();
      await type(page, 'runact');
      await expect(activeOption(page)).toContainText('CCNode.RunAction');
      await expect(searchBox(page)).toHaveAttribute('aria-expanded', 'true');
      const active = await activeOption(page).getAttribute('id');
      await expect(searchBox(page)).toHaveAttribute('aria-activedescendant', active ?? '');
    });
  }

  test('a slash typed in a text field stays there', async ({page}) => {
    await openHydrated(page, guide);
    await searchBox(page).focus();
    await type(page, 'a/b');
    await expect(searchBox(page)).toHaveValue('a/b');
  });

  test('Enter opens the first suggestion without a reload', async ({page}) => {
    await openHydrated(page, guide);
    await markDocument(page);
    await press(page, 'Control+k');
    await type(page, 'runact');
    await expect(activeOption(page)).toContainText('RunAction');
    await press(page, 'Enter');
    await expectShown(page, runAction);
    await expect(mainHeading(page)).toHaveText('CCNode');
    await expectSameDocument(page);
    await expect(suggestions(page)).toHaveCount(0);
    await expect(searchBox(page)).not.toBeFocused();
  });

  test('Enter before the first results opens the first one when they arrive', async ({page}) => {
    const held = await holdBack(page, '**/search/current/first.*.json');
    await openHydrated(page, guide);
    await press(page, 'Control+k');
    await expect(searchBox(page)).toHaveAttribute('aria-autocomplete', 'list');
    await type(page, 'runact');
    await press(page, 'Enter');
    await expectAddress(page, guide);
    held.release();
    await expectShown(page, runAction);
  });

  test('Enter before the suggestions script has loaded opens the search page', async ({page}) => {
    // The browser asks from the start, because a page whose requests are held from then on once stayed where it was.
    let isHeld = false;
    await page.route('**/*.js', (route) => (isHeld ? undefined : route.continue()));
    await openHydrated(page, guide);
    isHeld = true;
    await pressAtOnce(page, 'Control+k');
    await typeAtOnce(page, 'runact');
    // Without the panel, no other script keeps Enter from loading the search page.
    await expect(searchForm(page)).toHaveAttribute('data-state', 'loading');
    await expect(searchBox(page)).not.toHaveAttribute('aria-autocomplete');
    await pressAtOnce(page, 'Enter');
    await expectAddress(page, '/search/?q=runact');
  });

  test('text typed before hydration is searched', async ({page}) => {
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

  test('arrow keys wrap around, and Home and End stay in the text', async ({page}) => {
    await openHydrated(page, guide);
    await searchBox(page).focus();
    await ask(page, 'CCSprite');
    await expect(options(page).first()).toHaveAttribute('aria-selected', 'true');
    await press(page, 'ArrowDown');
    await expect(options(page).nth(1)).toHaveAttribute('aria-selected', 'true');
    await press(page, 'ArrowUp');
    await press(page, 'ArrowUp');
    await expect(options(page).last()).toHaveAttribute('aria-selected', 'true');
    await expect(options(page).last()).toBeInViewport();
    await press(page, 'ArrowDown');
    await expect(options(page).first()).toHaveAttribute('aria-selected', 'true');
    await press(page, 'Home');
    await type(page, 'x');
    await expect(searchBox(page)).toHaveValue('xCCSprite');
  });

  test('Ctrl+Enter opens the suggestion in a new tab and leaves the list open', async ({page, context}) => {
    await openHydrated(page, guide);
    await searchBox(page).focus();
    await ask(page, 'runact');
    const opened = context.waitForEvent('page');
    await press(page, 'Control+Enter');
    await expectShown(await opened, runAction);
    await expectShown(page, guide);
    await expect(suggestions(page)).toBeVisible();
  });

  test('Shift+Enter shows all results', async ({page}) => {
    await openHydrated(page, guide);
    await searchBox(page).focus();
    await ask(page, 'music');
    await press(page, 'Shift+Enter');
    await expectShown(page, /\/search\/?\?q=music$/);
  });

  test('Escape closes the list, then clears the box, then blurs it', async ({page}) => {
    await openHydrated(page, guide);
    await searchBox(page).focus();
    await ask(page, 'runact');
    await press(page, 'Escape');
    await expect(suggestions(page)).toHaveCount(0);
    await expect(searchBox(page)).toHaveAttribute('aria-expanded', 'false');
    await expect(searchBox(page)).toHaveValue('runact');
    await press(page, 'ArrowDown');
    await expect(suggestions(page)).toBeVisible();
    await press(page, 'Escape');
    await press(page, 'Escape');
    await expect(searchBox(page)).toHaveValue('');
    await expect(searchBox(page)).toBeFocused();
    await press(page, 'Escape');
    await expect(searchBox(page)).not.toBeFocused();
  });

  test('the shortcut reopens the list that Escape closed, and no count is announced once the box is empty', async ({
    page,
  }) => {
    const count = page.getByRole('status').filter({hasText: /results$/});
    await openHydrated(page, guide);
    await searchBox(page).focus();
    await ask(page, 'runact');
    await expect(count).toBeAttached();
    await press(page, 'Escape');
    await expect(suggestions(page)).toHaveCount(0);
    await press(page, 'Control+k');
    await expect(suggestions(page)).toBeVisible();
    await expect(count).toBeAttached();
    await press(page, 'Escape');
    await press(page, 'Escape');
    await expect(searchBox(page)).toHaveValue('');
    await expect(count).toHaveCount(0);
  });

  test('the shortcut works before any script has loaded', async ({page}) => {
    const held = await holdBack(page, '**/assets/js/**');
    await openAtOnce(page, guide, {waitUntil: 'commit'});
    await expect(searchBox(page)).toBeVisible();
    await pressAtOnce(page, 'Control+k');
    await expect(searchBox(page)).toBeFocused();
    await typeAtOnce(page, 'runact');
    held.release();
    await expect(hits(page).first()).toContainText('RunAction');
  });

  test('Tab leaves the box and closes the list', async ({page}) => {
    await openHydrated(page, guide);
    await searchBox(page).focus();
    await ask(page, 'runact');
    await press(page, 'Tab');
    await expect(searchBox(page)).not.toBeFocused();
    await expect(suggestions(page)).toHaveCount(0);
  });

  test('focusing the box brings back the navbar that was scrolled away', async ({page}) => {
    await openHydrated(page, guide);
    await wheelTo(page, 1500);
    await expect(searchBox(page)).not.toBeInViewport();
    await press(page, 'Control+k');
    await expect(searchBox(page)).toBeInViewport({ratio: 1});
  });
});

test.describe('with a mouse', () => {
  test('a click opens a suggestion without a reload', async ({page}) => {
    await openHydrated(page, guide);
    await markDocument(page);
    await click(searchBox(page));
    await ask(page, 'runact');
    await click(hits(page).first());
    await expectShown(page, runAction);
    await expectSameDocument(page);
  });

  test('Ctrl+click opens a suggestion in a new tab', async ({page, context}) => {
    await openHydrated(page, guide);
    await click(searchBox(page));
    await ask(page, 'runact');
    const opened = context.waitForEvent('page');
    await click(hits(page).first(), {modifiers: ['ControlOrMeta']});
    await expectShown(await opened, runAction);
    await expectShown(page, guide);
  });

  test('hovering selects a suggestion, and the box keeps the focus', async ({page}) => {
    await openHydrated(page, guide);
    await click(searchBox(page));
    await ask(page, 'CCSprite');
    await hits(page).nth(2).hover();
    await expect(hits(page).nth(2)).toHaveAttribute('aria-selected', 'true');
    await expect(searchBox(page)).toBeFocused();
  });

  test('a click outside closes the list', async ({page}) => {
    await openHydrated(page, guide);
    await click(searchBox(page));
    await ask(page, 'runact');
    await click(mainHeading(page), {position: {x: 5, y: 5}});
    await expect(suggestions(page)).toHaveCount(0);
  });
});

test.describe('the list of suggestions', () => {
  test('has at most 8 suggestions, then the links to all results', async ({page}) => {
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

  test('has a single link to all results when the page belongs to no context', async ({page}) => {
    await openHydrated(page, '/');
    await searchBox(page).focus();
    await ask(page, 'sprite');
    await expect(options(page).filter({hasText: 'See all results'})).toHaveCount(1);
  });

  test('has links that can be copied', async ({page}) => {
    await openHydrated(page, guide);
    await searchBox(page).focus();
    await ask(page, 'runact');
    const kinds = await options(page).evaluateAll((list) =>
      list.map((option) => [option.tagName, option.getAttribute('href')?.startsWith('/')]),
    );
    for (const kind of kinds) expect(kind).toEqual(['A', true]);
  });

  test('announces the number of results to screen readers', async ({page}) => {
    await openHydrated(page, guide);
    await searchBox(page).focus();
    await ask(page, 'sprite');
    await expect(page.getByRole('status').filter({hasText: /^8 of \d+ results$/})).toBeAttached();
  });

  test('does not change after the concepts have loaded, whatever the texts contain', async ({page}) => {
    const held = await holdBack(page, /\/search\/current\/(?!first|concepts)/);
    await openHydrated(page, guide);
    await searchBox(page).focus();
    await ask(page, 'play background music');
    const before = await hitRows(page);
    held.release();
    await expect(hits(page).first()).toContainText('public ');
    await expect.poll(async () => (await hitRows(page)).slice(0, before.length)).toEqual(before);
  });

  test('keeps its first guess in place and adds the hits of late concepts below it', async ({page}) => {
    const held = await holdBack(page, '**/search/current/concepts.*.json');
    await openHydrated(page, guide);
    await searchBox(page).focus();
    await ask(page, 'move a sprite');
    const before = await hitRows(page);
    held.release();
    await expect(hits(page).filter({hasText: 'class CCMoveTo'})).toBeVisible();
    await expect(hits(page)).toHaveCount(8);
    expect((await hitRows(page)).slice(0, before.length)).toEqual(before);
  });

  test('waits briefly for the concepts when the query is ambiguous, but not for a name', async ({page}) => {
    await page.route(/\/search\/current\/(?!first)/, () => undefined);
    await page.clock.install();
    await openHydrated(page, guide);
    await stopClock(page);
    await searchBox(page).focus();
    await ask(page, 'runact');
    await expect(hits(page).first()).toContainText('RunAction');
    await searchBox(page).fill('move a sprite');
    // The worker does one thing after another, so it has answered when it does this.
    await page.workers()[0]?.evaluate(() => undefined);
    await settled(page);
    await expect(hits(page).first()).toContainText('RunAction');
    await page.clock.runFor(300);
    await expect(hits(page).first()).toContainText('Sprite');
  });

  test('also finds full-width letters', async ({page}) => {
    await openHydrated(page, guide);
    await searchBox(page).focus();
    await ask(page, 'ＣＣＮｏｄｅ．ＲｕｎＡｃｔｉｏｎ'); // cspell:disable-line
    await expect(hits(page).first()).toContainText('CCNode.RunAction');
  });

  test('comes from a worker with the index of the page’s version, and lists the page’s context first', async ({
    page,
  }) => {
    const asked = watchSearchRequests(page);
    await openHydrated(page, '/docs/tutorials/introduction');
    expect(page.workers()).toHaveLength(0);
    await searchBox(page).focus();
    await ask(page, 'CCSprite');
    await expect
      .poll(() => asked.map((path) => path.replace(/\.[0-9a-f]+\.json$/, '')))
      .toEqual(['first', 'concepts', 'tutorials', 'guides', 'api', 'blog'].map((name) => `/search/current/${name}`));
    expect(page.workers()).toHaveLength(1);
    const requests: string[] = [];
    page.on('request', (request) => requests.push(request.url()));
    await ask(page, 'CCLabelTTF');
    await expect(hits(page).first()).toContainText('CCLabelTTF');
    expect(requests).toEqual([]);
  });

  test('keeps its order when more results arrive', async ({page}) => {
    const held = await holdBack(page, /\/search\/current\/(?!first)/);
    await openHydrated(page, guide);
    await searchBox(page).focus();
    await ask(page, 'CCSprite');
    await press(page, 'ArrowDown');
    const before = await hitRows(page);
    held.release();
    await expect(hits(page).first()).toContainText('public class CCSprite');
    await requestsDone(page);
    expect((await hitRows(page)).slice(0, before.length)).toEqual(before);
  });

  test('shows the reason and a correction for an invalid query', async ({page}) => {
    await openHydrated(page, guide);
    await searchBox(page).focus();
    await ask(page, 'sprite~x');
    await expect(searchForm(page)).toContainText('edit distance must be numeric: sprite~x');
    await expect(searchForm(page)).toContainText('To search for the character itself, put \\ before it: sprite\\~x');
    await expect(hits(page).first()).toBeVisible();
  });

  test('shows "No results", the nearest spelling and where to ask when nothing matches', async ({page}) => {
    await openHydrated(page, guide);
    await searchBox(page).fill('qqqqzzzzxxxx');
    await expect(searchForm(page)).toContainText('No results');
    await expect(suggestions(page)).toHaveCount(0);
    await expect(searchForm(page).getByRole('link', {name: 'Ask in the discussions'})).toHaveAttribute(
      'href',
      /\/discussions$/,
    );
    await press(searchBox(page), 'Enter');
    await expectShown(page, /\/search\/?\?q=qqqqzzzzxxxx$/);
  });

  test('never renders HTML', async ({page}) => {
    await openHydrated(page, guide);
    await searchBox(page).fill('<img src=x onerror=alert(1)> <b>CCNode</b>');
    await expect(searchForm(page).locator('.search-panel')).toBeVisible();
    await expect(searchForm(page).locator('img, b')).toHaveCount(0);
  });
});

test.describe('the empty box', () => {
  test('offers the most popular pages', async ({page}) => {
    await openHydrated(page, guide);
    await searchBox(page).focus();
    const wanted = page.getByRole('group', {name: 'Popular pages'}).getByRole('option');
    await expect(wanted.first()).toBeVisible();
    await expect(activeOption(page)).toHaveCount(0);
    await press(page, 'ArrowDown');
    await press(page, 'Enter');
    await expectLeft(page, guide);
  });

  test('offers this browser’s recent searches and pages until they are cleared', async ({page}) => {
    await openHydrated(page, guide);
    await searchBox(page).focus();
    await ask(page, 'runact');
    await press(page, 'Enter');
    await expectShown(page, runAction);
    await searchBox(page).fill('');
    const searches = page.getByRole('group', {name: 'Recent searches'}).getByRole('option');
    const pages = page.getByRole('group', {name: 'Recently opened'}).getByRole('option');
    await expect(searches).toHaveText(/runact/);
    await expect(pages).toHaveText(/CCNode\.RunAction/);
    await press(page, 'ArrowDown');
    await press(page, 'Delete');
    await expect(searches).toHaveCount(0);
    await click(searchForm(page).getByRole('button', {name: 'Clear'}));
    await expect(pages).toHaveCount(0);
    await expect.poll(() => page.evaluate(() => localStorage.getItem('search-recent'))).toBeNull();
  });

  test('repeats a recent search', async ({page}) => {
    await page.addInitScript(() => localStorage.setItem('search-recent', '{"searches":["runact"],"pages":[]}'));
    await openHydrated(page, guide);
    await click(searchBox(page));
    await click(page.getByRole('option', {name: 'runact'}));
    await expect(searchBox(page)).toHaveValue('runact');
    await expect(hits(page).first()).toContainText('RunAction');
  });

  test.describe('when storage is disabled', () => {
    // Docusaurus warns, as the specification requires.
    test.use({expectedProblems: /Docusaurus storage error/});

    test('stores and offers nothing', async ({page}) => {
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
      await press(page, 'Enter');
      await expectShown(page, runAction);
      await searchBox(page).fill('');
      await expect(page.getByRole('group', {name: 'Popular pages'})).toBeVisible();
      await expect(page.getByRole('group', {name: /^Recent/})).toHaveCount(0);
    });
  });
});

test.describe('without JavaScript', () => {
  test.use({javaScriptEnabled: false});

  test('submitting opens the search page, which says what to do', async ({page}) => {
    await openAtOnce(page, guide);
    await page.getByRole('combobox', {name: 'Search'}).fill('play music');
    await pressAtOnce(page, 'Enter');
    await expectLoaded(page, '/search/?q=play+music');
    await expect(page.getByText('needs JavaScript')).toBeVisible();
  });
});

test.describe('it is accessible', () => {
  test.use({contextOptions: {reducedMotion: 'reduce'}});

  test.beforeEach(async ({page}) => {
    await page.addInitScript(() => {
      const pages = [{href: '/docs/api/cocos2d.ccnode', title: 'CCNode', place: 'Cocos2D'}];
      localStorage.setItem('search-recent', JSON.stringify({searches: ['runact'], pages}));
    });
    await openHydrated(page, guide);
    await searchBox(page).focus();
    await expect(searchForm(page)).toHaveAttribute('data-state', 'focused');
  });

  for (const [state, query] of [
    ['while empty', ''],
    ['with suggestions', 'sprite'],
    ['with a query that cannot be read', 'sprite~x'],
    ['with no results', 'qqqqzzzzxxxx'],
  ] as const) {
    test(state, async ({page}) => {
      await searchBox(page).fill(query);
      await expect(searchForm(page).locator('.search-panel')).toBeVisible();
      await requestsDone(page);
      expect(await accessibilityViolations(page)).toEqual([]);
    });
  }
});
