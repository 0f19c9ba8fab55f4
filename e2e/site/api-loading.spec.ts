import type {Page} from '@playwright/test';
import {dataSaver, setConnection, slowConnection} from '../support/connection';
import {expect, test} from '../support/journey';
import {docsSidebar, mainHeading, navbar} from '../support/landmarks';
import {openHydrated} from '../support/openHydrated';
import {staysQuiet} from '../support/requestsDone';
import {expectSameDocument, markDocument} from '../support/sameDocument';
import {click, expectShown, goBack, goForward, navigate} from '../support/settled';

const sprite = '/docs/api/cocos2d.ccsprite';
const frame = '/docs/api/cocos2d.ccspriteframe';
const frameLink = (page: Page) => docsSidebar(page).getByRole('link', {name: 'CCSpriteFrame', exact: true});

/** The API pages that the browser requests without leaving the current one. The list grows while the page is open. */
function watchFetches(page: Page): readonly string[] {
  const paths: string[] = [];
  page.on('request', (request) => {
    const {pathname} = new URL(request.url());
    if (request.resourceType() === 'fetch' && pathname.startsWith('/docs/api/')) paths.push(pathname);
  });
  return paths;
}

test('hovering a link prefetches its page, and the click requests nothing more', async ({page}) => {
  const fetched = watchFetches(page);
  await openHydrated(page, sprite);
  expect(fetched).toEqual([]);
  await frameLink(page).hover();
  await expect.poll(() => fetched).toEqual([frame]);
  await expectShown(page, sprite);
  await click(frameLink(page));
  await expect(mainHeading(page)).toHaveText('CCSpriteFrame');
  expect(fetched).toEqual([frame]);
});

test('a visited page is not requested again', async ({page}) => {
  const fetched = watchFetches(page);
  await openHydrated(page, sprite);
  await click(frameLink(page));
  await expect(mainHeading(page)).toHaveText('CCSpriteFrame');
  await goBack(page);
  await expect(mainHeading(page)).toHaveText('CCSprite');
  await goForward(page);
  await expect(mainHeading(page)).toHaveText('CCSpriteFrame');
  expect(fetched.filter((path) => path === frame)).toHaveLength(1);
});

test('opening a page requests no other API page and no part of the article twice', async ({page}) => {
  const fetched = watchFetches(page);
  await openHydrated(page, '/docs/api/cocos2d.ccnode');
  await staysQuiet(page);
  expect(fetched).toEqual([]);
});

for (const [name, connection] of [
  ['with data saver', dataSaver],
  ['on a 2g connection', slowConnection],
] as const) {
  test(`${name} nothing is prefetched, and a click still works`, async ({page}) => {
    await setConnection(page, connection);
    const fetched = watchFetches(page);
    await openHydrated(page, sprite);
    await frameLink(page).hover();
    await staysQuiet(page);
    expect(fetched).toEqual([]);
    await click(frameLink(page));
    await expect(mainHeading(page)).toHaveText('CCSpriteFrame');
    expect(fetched).toEqual([frame]);
  });
}

test.describe('when the page of a link cannot be fetched', () => {
  test.use({expectedProblems: /Failed to load resource|Failed to fetch|net::ERR_FAILED/});

  test('a click loads the page in full', async ({page}) => {
    await openHydrated(page, sprite);
    await markDocument(page);
    await page.route(`**${frame}`, (route) =>
      route.request().resourceType() === 'fetch' ? route.abort() : route.continue(),
    );
    const reload = page.waitForRequest((request) => request.isNavigationRequest());
    await click(frameLink(page));
    await reload;
    await expectShown(page, frame);
    await expect(mainHeading(page)).toHaveText('CCSpriteFrame');
    await expect(page.locator('html')).not.toHaveAttribute('data-visited');
  });

  test('hovering it changes nothing', async ({page}) => {
    await openHydrated(page, sprite);
    await markDocument(page);
    const asked = page.waitForRequest((request) => request.url().endsWith(frame));
    await page.route(`**${frame}`, (route) => route.abort());
    await frameLink(page).hover();
    await asked;
    await page.unrouteAll({behavior: 'wait'});
    await click(frameLink(page));
    await expect(mainHeading(page)).toHaveText('CCSpriteFrame');
    await expectSameDocument(page);
  });
});

test.describe('an address below the API without a page', () => {
  test.use({expectedProblems: /status of 404/});

  test('shows the not-found page when it is opened', async ({page}) => {
    const response = await openHydrated(page, '/docs/api/cocos2d.ccnod');
    expect(response.status()).toBe(404);
    await expect(mainHeading(page)).toHaveText('Page Not Found');
    await expect(page).toHaveTitle('Page Not Found | Cocos2D-Mono');
    await expect(page.getByRole('main')).toContainText('/docs/api/cocos2d.ccnod');
    await expect(page.getByRole('link', {name: '/docs/api/cocos2d.ccnode', exact: true})).toBeVisible();
  });

  test('shows the not-found page after client-side navigation, and Back works', async ({page}) => {
    await openHydrated(page, sprite);
    await markDocument(page);
    await navigate(page, '/docs/api/no.such.type');
    await expect(mainHeading(page)).toHaveText('Page Not Found');
    await expect(navbar(page)).toBeVisible();
    await goBack(page);
    await expect(mainHeading(page)).toHaveText('CCSprite');
    await expectSameDocument(page);
  });
});
