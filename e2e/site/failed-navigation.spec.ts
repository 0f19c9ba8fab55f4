import type {Locator, Page} from '@playwright/test';
import {accessibilityViolations} from '../support/axe';
import {dataSaver, fastConnection, setConnection, slowConnection} from '../support/connection';
import {phone} from '../support/devices';
import {expect, test} from '../support/journey';
import {expectFailuresHandled} from '../support/failedNavigation';
import {holdResponse} from '../support/holdResponse';
import {docsSidebar, mainHeading, navbar} from '../support/landmarks';
import {isPrefetch} from '../support/networkOf';
import {openHydrated} from '../support/openHydrated';
import {expectSameDocument, markDocument} from '../support/sameDocument';
import {wheelTo, scrollPosition} from '../support/scrolling';
import {
  click,
  expectShown,
  goBack,
  goBackAtOnce,
  goForward,
  painted,
  press,
  reload,
  navigate,
  navigateAtOnce,
  tap,
} from '../support/settled';

test.use({expectedProblems: /ChunkLoadError|Loading chunk|Failed to (?:load resource|fetch)|net::ERR_|status 50\d/});

const notice = (page: Page): Locator => page.getByRole('alertdialog', {name: 'Page not loaded'});
const retry = (page: Page): Locator => notice(page).getByRole('button', {name: 'Retry'});

/** Opens a page and moves the mouse, which loads the script that handles failed navigations. */
async function openAndMoveMouse(page: Page, address: string): Promise<void> {
  await setConnection(page, slowConnection);
  await openHydrated(page, address);
  await mainHeading(page).hover();
  await expectFailuresHandled(page);
  await markDocument(page);
}

for (const [from, link, to] of [
  ['/docs/guides/developing/create-project', (page: Page) => navbar(page).getByRole('link', {name: 'Blog'}), '/blog'],
  [
    '/docs/guides/developing/create-project',
    (page: Page) => docsSidebar(page).getByRole('link', {name: 'Overview'}),
    '/docs/guides/developing/overview',
  ],
  [
    '/docs/api/cocos2d.ccsprite',
    (page: Page) => docsSidebar(page).getByRole('link', {name: 'CCSpriteFrame', exact: true}),
    '/docs/api/cocos2d.ccspriteframe',
  ],
  ['/blog', (page: Page) => navbar(page).getByRole('link', {name: 'API', exact: true}), '/docs/api/introduction'],
] as const) {
  test(`offline, ${from} stays readable when ${to} is requested, and Retry loads it later`, async ({page, context}) => {
    await openAndMoveMouse(page, from);
    const heading = (await mainHeading(page).textContent()) ?? '';
    await context.setOffline(true);
    await click(link(page));
    await expect(notice(page)).toContainText("The next page couldn't be loaded because you're offline.");
    await expect(retry(page)).toBeFocused();
    await expect(mainHeading(page)).toHaveText(heading);
    await expectShown(page, from);
    await expect(page.locator('#nprogress')).toHaveCount(0);
    await expectSameDocument(page);

    await click(retry(page));
    await expect(notice(page)).toContainText("It still can't be loaded.");
    await expectShown(page, from);

    await context.setOffline(false);
    await click(retry(page));
    await expectShown(page, to);
    await expect(mainHeading(page)).not.toHaveText(heading);
    await expect(notice(page)).toHaveCount(0);
  });
}

test('the page that remained open still works', async ({page, context}) => {
  const guide = '/docs/guides/developing/create-project';
  await openAndMoveMouse(page, guide);
  await context.setOffline(true);
  const overview = docsSidebar(page).getByRole('link', {name: 'Overview'});
  await click(overview);
  await expect(notice(page)).toBeVisible();
  await press(page, 'Escape');
  await expect(notice(page)).toHaveCount(0);
  await expect(overview).toBeFocused();

  await click(page.locator('.table-of-contents__link').filter({visible: true}).last());
  await expectShown(page, /create-project#/);
  await expectSameDocument(page);

  await context.setOffline(false);
  await click(overview);
  await expectShown(page, '/docs/guides/developing/overview');
  await expect(mainHeading(page)).toHaveText('Overview');
});

for (const [status, from, to, name] of [
  [503, '/docs/api/cocos2d.ccsprite', '/docs/api/cocos2d.ccspriteframe', 'CCSpriteFrame'],
  [500, '/docs/guides/developing/create-project', '/docs/guides/developing/overview', 'Overview'],
] as const) {
  test(`status ${status} of ${to} is reported in the same way`, async ({page}) => {
    await openAndMoveMouse(page, from);
    const heading = (await mainHeading(page).textContent()) ?? '';
    const fails = `**${to}`;
    await page.route(fails, (route) => route.fulfill({status, body: 'Busy'}));
    const warnings: string[] = [];
    page.on('console', (message) => message.type() === 'warning' && warnings.push(message.text()));
    await click(docsSidebar(page).getByRole('link', {name, exact: true}));
    await expect(notice(page)).toContainText("The next page couldn't be loaded because the site isn't responding.");
    await expect(mainHeading(page)).toHaveText(heading);
    await expectSameDocument(page);
    expect(warnings.join()).toContain(`${status}`);
    await page.unroute(fails);
    await click(retry(page));
    await expectShown(page, to);
    await expect(mainHeading(page)).toHaveText(name);
  });
}

test.describe('after a navigation has failed,', () => {
  const introduction = '/docs/api/introduction';

  test('Back leads to the page before, and Forward tries the failed page again', async ({page, context}) => {
    await openAndMoveMouse(page, '/blog');
    await click(navbar(page).getByRole('link', {name: 'API', exact: true}));
    await expectShown(page, introduction);
    await context.setOffline(true);
    await click(navbar(page).getByRole('link', {name: 'Guides', exact: true}));
    await expect(notice(page)).toBeVisible();
    await expectShown(page, introduction);
    await context.setOffline(false);
    await goBack(page);
    await expectShown(page, '/blog');
    await expect(mainHeading(page)).toHaveText('Releases');
    await expect(notice(page)).toHaveCount(0);
    await goForward(page);
    await expectShown(page, introduction);
    await goForward(page);
    await expectShown(page, '/docs/guides/getting-started/introduction');
    await expect(mainHeading(page)).toHaveText('What is Cocos2D-Mono?');
  });

  test('if it was Back, the reader stays where they were, and both history entries are kept', async ({
    page,
    context,
  }) => {
    await openAndMoveMouse(page, '/blog');
    await click(navbar(page).getByRole('link', {name: 'API', exact: true}));
    await expectShown(page, introduction);
    await reload(page);
    await mainHeading(page).hover();
    await expectFailuresHandled(page);
    await markDocument(page);
    await goOffline(page);
    await goBackAtOnce(page);
    await expect(notice(page)).toContainText("The next page couldn't be loaded because you're offline.");
    await expectShown(page, introduction);
    await expect(mainHeading(page)).toHaveText('Introduction to the API');
    await expectSameDocument(page);
    await context.setOffline(false);
    await goBack(page);
    await expectShown(page, '/blog');
    await expect(mainHeading(page)).toHaveText('Releases');
    await goForward(page);
    await expectShown(page, introduction);
    await expect(mainHeading(page)).toHaveText('Introduction to the API');
  });

  test('the page has not been scrolled, not even to the target of its address', async ({page, context}) => {
    const guide = '/docs/guides/developing/create-project#the-project-file';
    await openAndMoveMouse(page, guide);
    await wheelTo(page, 1500);
    await context.setOffline(true);
    await click(docsSidebar(page).getByRole('link', {name: 'Overview'}));
    await expect(notice(page)).toBeVisible();
    await expectShown(page, guide);
    expect(await scrollPosition(page)).toBe(1500);
  });

  test('the address is still that of the page, even in a browser without the Navigation API', async ({
    page,
    context,
  }) => {
    await page.addInitScript(() => Object.defineProperty(window, 'navigation', {value: undefined}));
    await openAndMoveMouse(page, '/blog');
    await context.setOffline(true);
    await click(navbar(page).getByRole('link', {name: 'API', exact: true}));
    await expect(notice(page)).toBeVisible();
    await expectShown(page, '/blog');
    await context.setOffline(false);
    await click(retry(page));
    await expectShown(page, introduction);
  });
});

/** Also empties the cache, from which the browser would show some pages. */
async function goOffline(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.clearBrowserCache');
  await page.context().setOffline(true);
}

for (const [from, first, second] of [
  ['/docs/api/cocos2d.ccsprite', '/docs/api/cocos2d.ccspriteframe', '/docs/api/cocos2d.ccnode'],
  [
    '/docs/guides/developing/create-project',
    '/docs/guides/developing/overview',
    '/docs/guides/developing/adding-content',
  ],
] as const) {
  test(`${from} stays readable until the second of two requested pages has loaded or failed`, async ({page}) => {
    await openAndMoveMouse(page, from);
    const heading = (await mainHeading(page).textContent()) ?? '';
    const loadFirst = await holdResponse(page, `**${first}`, (route) => route.continue());
    const failSecond = await holdResponse(page, `**${second}`, (route) => route.fulfill({status: 500, body: 'Busy'}));
    await navigate(page, first);
    await navigateAtOnce(page, second);
    await loadFirst();
    await painted(page);
    await failSecond();
    await expect(notice(page)).toContainText("The next page couldn't be loaded because the site isn't responding.");
    await expectShown(page, from);
    await expect(mainHeading(page)).toHaveText(heading);
    await expectSameDocument(page);
  });
}

test('when only a script is missing, a warning is logged and the page is loaded in full', async ({page}) => {
  await openAndMoveMouse(page, '/blog');
  const warnings: string[] = [];
  page.on('console', (message) => message.type() === 'warning' && warnings.push(message.text()));
  const loads: string[] = [];
  await page.route('**/*', (route) => {
    const {pathname} = new URL(route.request().url());
    if (route.request().isNavigationRequest()) loads.push(pathname);
    return pathname.endsWith('.js') && loads.length === 0 ? route.abort() : route.continue();
  });
  await click(navbar(page).getByRole('link', {name: 'Guides', exact: true}));
  await expectShown(page, '/docs/guides/getting-started/introduction');
  await expect(mainHeading(page)).not.toHaveText('Releases');
  await expect(notice(page)).toHaveCount(0);
  expect(warnings.join()).toContain('Loading');
  expect(loads).toEqual(['/docs/guides/getting-started/introduction']);
});

test.describe('on a phone', () => {
  test.use(phone);

  for (const connection of [fastConnection, dataSaver, slowConnection])
    test(`a reader who is offline before the first touch also stays on the page (${JSON.stringify(connection)})`, async ({
      page,
      context,
    }) => {
      await setConnection(page, connection);
      // Several scripts are prefetched; this one handles failed navigations.
      const ahead = page.waitForResponse(
        async (response) => isPrefetch(response.request()) && (await response.text()).includes('failed-navigation'),
      );
      await openHydrated(page, '/docs/guides/getting-started/introduction');
      await (await ahead).finished();
      await context.setOffline(true);
      // A real tap lasts long enough to run a script from the cache; this tap takes no time at all.
      await tap(mainHeading(page));
      await expectFailuresHandled(page);
      await tap(page.getByRole('contentinfo').getByRole('link', {name: 'Blog'}));
      await expect(notice(page)).toContainText("The next page couldn't be loaded because you're offline.");
      await expect(mainHeading(page)).toHaveText('What is Cocos2D-Mono?');
    });
});

test('the message has no accessibility violations', async ({page, context}) => {
  await openAndMoveMouse(page, '/blog');
  await context.setOffline(true);
  await click(navbar(page).getByRole('link', {name: 'API', exact: true}));
  await expect(notice(page)).toBeVisible();
  await context.setOffline(false);
  expect(await accessibilityViolations(page)).toEqual([]);
});
