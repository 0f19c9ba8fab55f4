// cspell:ignore sprtie zzyzxqqzzyzxqq runact
import type {Page} from '@playwright/test';
import {accessibilityViolations} from '../support/axe';
import {phone} from '../support/devices';
import {expectToFitWidth} from '../support/fitsWidth';
import {holdBack} from '../support/holdBack';
import {expect, test} from '../support/journey';
import {footer, mainHeading, navbar} from '../support/landmarks';
import {openHydrated} from '../support/openHydrated';
import {
  contextFilter,
  hitAddresses,
  hitCount,
  hitLinks,
  hits,
  indexLoaded,
  kindFilter,
  parameter,
  searchField,
  searchProblem,
} from '../support/searchPage';
import {
  click,
  expectShown,
  goBack,
  goForward,
  openAtOnce,
  painted,
  press,
  reload,
  navigate,
  settled,
  type,
} from '../support/settled';
import {shiftsOf, timeOf, watchShifts} from '../support/watchShifts';

const nothing = 'zzyzxqqzzyzxqq';

test.describe('opened with a query', () => {
  test('the page shows and counts the hits, and its title has the query', async ({page}) => {
    await openHydrated(page, '/search/?q=RunAction');
    await expect(searchField(page)).toHaveValue('RunAction');
    await expect(hitLinks(page).first()).toHaveAttribute(
      'href',
      /^\/docs\/api\/cocos2d\.ccnode\?_highlight=[^#]+#RunAction$/,
    );
    await expect(hitCount(page)).toHaveText(/^\d[\d,]* results?$/);
    await expect(page).toHaveTitle('Search results for "RunAction" | Cocos2D-Mono');
    await expect(mainHeading(page)).toHaveText('Search');
    await expect(searchField(page)).not.toBeFocused();
  });

  test('a symbol’s hit shows its kind and its parent', async ({page}) => {
    await openHydrated(page, '/search/?q=CCNode.RunAction');
    const first = hits(page).first();
    await expect(first.getByRole('link')).toHaveText('CCNode.RunAction');
    await expect(first.locator('mark').first()).toBeVisible();
    for (const part of ['method', 'API', 'Cocos2D', 'RunAction(']) await expect(first).toContainText(part);
  });

  test('a guide’s hit highlights the query’s words and passes them to the page', async ({page}) => {
    await openHydrated(page, '/search/?q=decompiler');
    const guide = hitLinks(page).and(page.locator('[href*="/docs/guides/"]')).first();
    await expect(guide).toHaveAttribute('href', /\?_highlight=[^#]+/);
    await click(guide);
    await expectShown(page, /\/docs\/guides\/[^?]*$/);
    await expect(page.getByRole('main').locator('mark').first()).toBeVisible();
  });

  test('the page is excluded from search engines and the sitemap', async ({page, request}) => {
    await openHydrated(page, '/search/?q=jump');
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/);
    expect(await (await request.get('/sitemap.xml')).text()).not.toContain('/search');
  });
});

test.describe('opened without a query', () => {
  test('the field has the focus, and the page explains the query syntax', async ({page}) => {
    await openHydrated(page, '/search');
    await expect(page).toHaveTitle('Search | Cocos2D-Mono');
    await expect(searchField(page)).toBeFocused();
    await expect(page.getByRole('table', {name: 'Search syntax'})).toBeVisible();
    await expect(hits(page)).toHaveCount(0);
  });

  test('an example of the query language runs as a search', async ({page}) => {
    await openHydrated(page, '/search');
    await click(page.getByRole('link', {name: 'title:physics'}));
    await expect(searchField(page)).toHaveValue('title:physics');
    await expect(hits(page).first()).toBeVisible();
    await expect.poll(() => parameter(page, 'q')).toBe('title:physics');
  });

  test('an internal link opens the page with the field focused', async ({page}) => {
    await openHydrated(page, '/blog');
    await navigate(page, '/search');
    await expect(searchField(page)).toBeFocused();
  });
});

test.describe('the address', () => {
  test('follows the query as it is typed, and a reload shows the same results', async ({page}) => {
    await openHydrated(page, '/search');
    await expect(searchField(page)).toBeFocused();
    await type(page, 'runact');
    await expectShown(page, /\?q=runact$/);
    await indexLoaded(page);
    // Results that are shown don't move when more of the index loads, so the order shows which loaded first.
    const sortedHits = async () => [...(await hitAddresses(page))].sort();
    const found = await sortedHits();
    await reload(page);
    await expect(searchField(page)).toHaveValue('runact');
    await expect.poll(sortedHits).toEqual(found);
  });

  test('has a history entry for each search, not for each letter', async ({page}) => {
    await openHydrated(page, '/search');
    await expect(searchField(page)).toBeFocused();
    await type(page, 'runaction');
    await expectShown(page, /q=runaction$/);
    await searchField(page).fill('CCScene');
    await expectShown(page, /q=CCScene$/);
    await expect(hitLinks(page).first()).toHaveText('CCScene');

    await goBack(page);
    await expect(searchField(page)).toHaveValue('runaction');
    await expect(hitLinks(page).first()).toHaveAttribute('href', /#RunAction/);
    await goForward(page);
    await expect(searchField(page)).toHaveValue('CCScene');
    await expect(hitLinks(page).first()).toHaveText('CCScene');
  });

  test('restores the hits when the reader goes back from one of them', async ({page}) => {
    await openHydrated(page, '/search/?q=CCScene');
    await click(hitLinks(page).first());
    await expectShown(page, /\/docs\/api\//);
    await goBack(page);
    await expect(searchField(page)).toHaveValue('CCScene');
    await expect(hitLinks(page).first()).toHaveText('CCScene');
  });

  test('is read again when the search box navigates to the open page', async ({page}) => {
    await openHydrated(page, '/search/?q=jump');
    await expect(hits(page).first()).toBeVisible();
    await navbar(page).getByRole('combobox', {name: 'Search'}).fill('CCScene');
    await click(page.getByRole('option', {name: 'See all results', exact: true}));
    await expect(searchField(page)).toHaveValue('CCScene');
    await expect(hitLinks(page).first()).toHaveText('CCScene');
    await goBack(page);
    await expect(searchField(page)).toHaveValue('jump');
  });

  test('drops unknown parameters', async ({page}) => {
    await openHydrated(page, '/search/?q=jump&ctx=nowhere&kind=toString&version=9.9');
    await expect(hits(page).first()).toBeVisible();
    await expectShown(page, /\/search\/?\?q=jump$/);
    await expect(contextFilter(page, 'All')).toHaveAttribute('aria-pressed', 'true');
    await expect(page.getByLabel('Version')).toHaveCount(0);
  });
});

test.describe('filters', () => {
  test('a context shows only its hits, with their number, and Back leaves it', async ({page}) => {
    await openHydrated(page, '/search/?q=physics');
    await expect(contextFilter(page, 'Tutorials')).toContainText(/\d/);
    await click(contextFilter(page, 'Tutorials'));
    await expect.poll(() => parameter(page, 'ctx')).toBe('tutorials');
    await expect(contextFilter(page, 'Tutorials')).toHaveAttribute('aria-pressed', 'true');
    await expect
      .poll(async () => (await hitAddresses(page)).filter((address) => !/\/tutorials\/|2d-platformer/.test(address)))
      .toEqual([]);
    await goBack(page);
    await expect(contextFilter(page, 'All')).toHaveAttribute('aria-pressed', 'true');
    await expect(hits(page).filter({hasText: 'API'}).first()).toBeVisible();
  });

  test('a kind of symbol can be selected in the API and cleared again', async ({page}) => {
    await openHydrated(page, '/search/?q=sprite&ctx=api');
    await click(kindFilter(page, 'Methods'));
    await expect.poll(() => parameter(page, 'kind')).toBe('method');
    await expect.poll(() => hits(page).locator('[data-kind]:not([data-kind=method])').count()).toBe(0);
    await expect(hits(page).first()).toBeVisible();
    await click(kindFilter(page, 'Methods'));
    await expect.poll(() => parameter(page, 'kind')).toBeNull();
  });

  test('a context can be excluded', async ({page}) => {
    await openHydrated(page, '/search/?q=physics&ctx=-api');
    await expect(page.getByRole('button', {name: /^Outside "API"/})).toHaveAttribute('aria-pressed', 'true');
    await expect(hits(page).first()).toBeVisible();
    expect((await hitAddresses(page)).filter((address) => address.startsWith('/docs/api/'))).toEqual([]);
    await click(page.getByRole('button', {name: /^Outside "API"/}));
    await expect.poll(() => parameter(page, 'ctx')).toBeNull();
  });
});

test.describe('more hits', () => {
  test('load on scroll, below the existing ones', async ({page}) => {
    await openHydrated(page, '/search/?q=sprite');
    await indexLoaded(page);
    await expect(hits(page)).toHaveCount(20);
    const first = await hitAddresses(page);
    await hits(page).last().scrollIntoViewIfNeeded();
    await expect.poll(() => hits(page).count()).toBeGreaterThan(20);
    await settled(page);
    const all = (await hitAddresses(page)).map(place);
    expect(all.slice(0, 20)).toEqual(first.map(place));
    expect(new Set(all).size).toBe(all.length);
  });

  test('load from the keyboard, and the focus moves to the first of them', async ({page}) => {
    await openHydrated(page, '/search/?q=sprite');
    await indexLoaded(page);
    await page.getByRole('button', {name: 'Show more'}).evaluate((button: HTMLElement) => {
      button.focus({preventScroll: true});
      button.click();
    });
    await expect(hitLinks(page).nth(20)).toBeFocused();
  });

  test('stop after a hundred, so that the reader can reach the end of the page', async ({page}) => {
    await openHydrated(page, '/search/?q=cc*');
    await expect(hits(page)).toHaveCount(20);
    await expect
      .poll(async () => {
        await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
        return hits(page).count();
      })
      .toBe(100);
    await expect(page.getByRole('button', {name: 'Show more'})).toBeVisible();
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
    await expect(footer(page)).toBeInViewport();
    await expect(hits(page)).toHaveCount(100);
  });
});

test.describe('nothing found', () => {
  test('the page says so and where to ask', async ({page}) => {
    await openHydrated(page, `/search/?q=${nothing}`);
    await expect(hitCount(page)).toHaveText('No results');
    await expect(page.getByRole('main').getByRole('link', {name: /discussions/i})).toHaveAttribute(
      'href',
      /github\.com\/.*\/discussions/,
    );
  });

  test('the nearest spelling is offered', async ({page}) => {
    await openHydrated(page, '/search/?q=sprtie*');
    const suggestion = page.getByText('Did you mean').getByRole('link');
    await expect(suggestion).toHaveText('sprite');
    await click(suggestion);
    await expect(hits(page).first()).toBeVisible();
    await expect(searchField(page)).toHaveValue('sprite');
  });

  test('a button leaves a context without hits', async ({page}) => {
    await openHydrated(page, '/search/?q=CCOrbitCamera&ctx=blog');
    await click(page.getByRole('button', {name: 'Search everywhere'}));
    await expect(hitLinks(page).first()).toHaveText('CCOrbitCamera');
    await expect.poll(() => parameter(page, 'ctx')).toBeNull();
  });
});

const problems = [
  ['jump +', 'expecting term, found nothing'],
  ['jump~two', 'edit distance must be numeric'],
  ['jump^high', 'boost must be numeric'],
  ['body:jump', "unrecognised field 'body', possible fields: 'title', 'heading', 'description', 'keywords', 'content'"],
] as const;

for (const [query, message] of problems) {
  test(`for "${query}" the page says: ${message}`, async ({page}) => {
    await openHydrated(page, `/search/?q=${encodeURIComponent(query)}`);
    await expect(searchProblem(page).getByText(message, {exact: true})).toBeVisible();
    await expect(searchProblem(page).locator('mark')).toHaveCount(1);
    await expect(searchProblem(page)).toContainText(/(?:Write|To search) /);
    await expect(searchField(page)).toHaveAccessibleDescription(new RegExp(message.slice(0, 12)));
    await searchField(page).fill('jump');
    await expect(searchProblem(page)).toHaveCount(0);
    await expect(hits(page).first()).toBeVisible();
  });
}

for (const query of [
  '<img src=x onerror=alert(1)>',
  '"><script>alert(1)</script>',
  '&ctx=api#jump',
  '%00%ff',
  '‮jump',
]) {
  test(`a hostile query is shown as text: ${query}`, async ({page}) => {
    await openHydrated(page, `/search/?q=${encodeURIComponent(query)}`);
    await expect(searchField(page)).toHaveValue(query);
    await expect(hitCount(page)).toHaveText(/result/);
    await expect(page.getByRole('main').locator('img, script')).toHaveCount(0);
    await expect.poll(() => page.title()).toContain(query);
  });
}

test('a query of 100 kB is truncated', async ({page}) => {
  await openHydrated(page, '/search');
  await navigate(page, `/search?q=${'jump'.repeat(25_000)}`);
  await expect(searchField(page)).toHaveValue('jump'.repeat(50));
  await expect(hitCount(page)).toHaveText(/result/);
  await searchField(page).fill('jump');
  await expect(hits(page).first()).toBeVisible();
});

test('the field, the button, the filters and the hits are reachable by keyboard', async ({page}) => {
  await openHydrated(page, '/search');
  await expect(searchField(page)).toBeFocused();
  await type(page, 'jump');
  await expect(hits(page).first()).toBeVisible();
  await press(page, 'Enter');
  await expectShown(page, /q=jump$/);
  await expect(searchField(page)).toBeFocused();
  await press(page, 'Tab');
  await expect(page.getByRole('main').getByRole('button', {name: 'Search', exact: true})).toBeFocused();
  await press(page, 'Tab');
  await expect(contextFilter(page, 'All')).toBeFocused();
  await press(page, 'Tab');
  await press(page, 'Space');
  await expect(contextFilter(page, 'Guides')).toHaveAttribute('aria-pressed', 'true');
  await expect(contextFilter(page, 'Guides')).toBeFocused();
});

test.describe('when the index cannot be loaded', () => {
  test.use({expectedProblems: /Failed to load resource/});

  test('the page says so, and searches when the index is available again', async ({page}) => {
    await page.route('**/search/**/first.*.json', (route) => route.abort());
    await openHydrated(page, '/search/?q=CCScene');
    await expect(page.getByRole('alert')).toContainText('couldn’t be loaded');
    await page.unroute('**/search/**/first.*.json');
    await click(page.getByRole('button', {name: 'Retry'}));
    await expect(hitLinks(page).first()).toHaveText('CCScene');
    await expect(page.getByRole('alert')).toHaveCount(0);
  });

  test('after the site has been updated, the page asks for a reload', async ({page}) => {
    await page.route('**/search/**/first.*.json', (route) => route.fulfill({status: 404}));
    await openHydrated(page, '/search/?q=CCScene');
    await page.unroute('**/search/**/first.*.json');
    await click(page.getByRole('button', {name: 'Reload'}));
    await expect(hitLinks(page).first()).toHaveText('CCScene');
  });

  test('without the full text of a context, the page shows the other results and says what is missing', async ({
    page,
  }) => {
    await page.route('**/search/**/guides.*.json', (route) => route.abort());
    await openHydrated(page, '/search/?q=CCScene');
    await expect(hitLinks(page).first()).toHaveText('CCScene');
    await expect(page.getByRole('alert')).toContainText('by title and headings only');
  });
});

test('counts and details appear with the last part of the index, and counts only once', async ({page}) => {
  const held = await holdBack(page, '**/search/**/api.*.json');
  await openHydrated(page, '/search/?q=CCSprite');
  await expect(hits(page).first()).toBeVisible();
  await expect(hitCount(page)).toHaveText('Searching the text of all pages…');
  await expect(contextFilter(page, 'API')).toHaveText('API');
  const waiting = hits(page).first().locator('.search-waiting');
  await expect(waiting).toHaveCount(2);
  await expect(waiting.first()).toHaveCSS('background-image', /gradient/);
  held.release();
  await expect(hitCount(page)).toHaveText(/^\d+ results$/);
  await expect(contextFilter(page, 'API')).toHaveText(/^API \d+$/);
  await expect(hits(page).first()).toContainText('public class CCSprite');
  await expect(waiting).toHaveCount(0);
});

/** The words to highlight may arrive later. */
const place = (address: string): string => address.replace(/\?[^#]*/, '');

/** The widths of the filters of contexts. */
const filterWidths = (page: Page): Promise<readonly number[]> =>
  page
    .getByRole('group', {name: 'Where'})
    .getByRole('button')
    .evaluateAll((buttons) => buttons.map((button) => button.getBoundingClientRect().width));

/** The place that each hit leads to, and where its row begins. */
async function hitRows(page: Page): Promise<readonly (readonly [string, number])[]> {
  const rows = await hitLinks(page).evaluateAll((links) =>
    links.map(
      (link) => [link.getAttribute('href') ?? '', link.closest('li')?.getBoundingClientRect().top ?? 0] as const,
    ),
  );
  return rows.map(([address, top]) => [place(address), top]);
}

test.describe('without JavaScript', () => {
  test.use({javaScriptEnabled: false});

  test('the page shows alternatives instead of a search field', async ({page}) => {
    await openAtOnce(page, '/search/?q=jump');
    await expect(mainHeading(page)).toHaveText('Search');
    await expect(searchField(page)).toBeHidden();
    await expect(page.getByText('site:cocos2d-mono.dev')).toBeVisible();
    for (const address of [
      '/docs/category/getting-started',
      '/docs/tutorials/introduction',
      '/docs/api/introduction',
      '/blog/archive',
    ])
      await expect(page.getByRole('main').locator(`a[href="${address}"]`)).toBeVisible();
  });
});

const states = {
  'without a query': '/search',
  'with hits': '/search/?q=sprite',
  'with hits of the API': '/search/?q=runaction&ctx=api',
  'outside a context': '/search/?q=physics&ctx=-api',
  'with a problem': '/search/?q=jump~two',
  'with nothing found': `/search/?q=${nothing}`,
};

for (const [device, use] of [
  ['a phone', {...phone}],
  ['a desktop', {viewport: {width: 1440, height: 900}}],
] as const) {
  test.describe(`on ${device}`, () => {
    test.use({...use, contextOptions: {reducedMotion: 'reduce'}});

    test('nothing visible moves when all but the first part of the index arrives late', async ({page}) => {
      const held = await holdBack(page, /\/search\/[^/]+\/(?!first)[^/]+\.json$/);
      await watchShifts(page, 0);
      await openHydrated(page, '/search/?q=sprite animation');
      await expect(hits(page).first()).toBeVisible();
      await hitLinks(page).nth(2).focus();
      await painted(page);
      const before = await hitRows(page);
      const filters = await filterWidths(page);
      const since = await timeOf(page);
      held.release();
      await indexLoaded(page);
      await expect(hits(page).nth(3)).toBeAttached();
      await painted(page);
      expect((await hitRows(page)).slice(0, before.length)).toEqual(before);
      expect(await filterWidths(page)).toEqual(filters);
      expect(await shiftsOf(page, since)).toEqual([]);
      await expect(hitLinks(page).nth(2)).toBeFocused();
    });

    for (const [state, address] of Object.entries(states)) {
      test(`the page ${state} is accessible and fits`, async ({page}) => {
        await openHydrated(page, address);
        if (address !== '/search') await indexLoaded(page);
        await expectToFitWidth(page);
        expect(await accessibilityViolations(page)).toEqual([]);
      });
    }
  });
}

test.describe('on a phone', () => {
  test.use({...phone});

  test('touch targets are 44 px high', async ({page}) => {
    await openHydrated(page, '/search/?q=sprite&ctx=api');
    await expect(hits(page).first()).toBeVisible();
    const targets = page.getByRole('main').locator('input, button, article a');
    for (const target of await targets.all()) {
      const [box, name] = [await target.boundingBox(), await target.innerText()];
      expect.soft(box?.height, name).toBeGreaterThanOrEqual(44);
    }
  });
});
