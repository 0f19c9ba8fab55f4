import type {Page} from '@playwright/test';
import {expect, test} from '../support/journey';
import {mainHeading} from '../support/landmarks';
import {openHydrated, waitUntilHydrated} from '../support/openHydrated';
import {staysQuiet} from '../support/requestsDone';
import {click, expectShown, goBack, openAtOnce, reload, writeHash} from '../support/settled';

/** The pages that the browser has loaded or fetched. The list grows while the page is open. */
function watchLoads(page: Page): readonly string[] {
  const addresses: string[] = [];
  page.on('request', (request) => {
    const isPage = request.isNavigationRequest() || request.resourceType() === 'fetch';
    const {pathname} = new URL(request.url());
    if (isPage && !/\.(?:xml|json|js)$/.test(pathname)) addresses.push(pathname);
  });
  return addresses;
}

test.describe('an unknown address', () => {
  // The browser itself reports the page's status.
  test.use({expectedProblems: /status of 404/});

  for (const address of [
    '/docs/api/List%3CT%3E',
    '/docs/api/cocos2d.ccrawlist%601',
    '/docs/api/%E4%BD%A0',
    '/docs/api/%e4%bd%a0',
    '/docs/api/%25',
    '/docs/api/%2525',
    '/docs/api/50%25',
    '/docs/api/a%2Fb',
  ]) {
    test(`${address} shows the not-found page and loads once`, async ({page}) => {
      const loads = watchLoads(page);
      const response = await openHydrated(page, address);
      expect(response.status()).toBe(404);
      await expect(mainHeading(page)).toHaveText('Page Not Found');
      await expect(page.getByRole('heading', {name: 'Did you mean'})).toBeVisible();
      await staysQuiet(page);
      expect(loads).toEqual([address]);
    });
  }

  for (const [address, shown] of [
    ['/docs/api/Cocos2D.NoSuchType', '/docs/api/Cocos2D.NoSuchType'],
    ['/docs/api/Cocos2D.NoSuchType.html', '/docs/api/Cocos2D.NoSuchType'],
    ['/Docs/Guides/No-Such-Page/', '/Docs/Guides/No-Such-Page'],
    ['/No-Such-Page.html', '/No-Such-Page'],
  ] as const) {
    test(`${address} keeps its capitals and loads once`, async ({page}) => {
      const loads = watchLoads(page);
      await openHydrated(page, address);
      await expectShown(page, shown);
      await expect(mainHeading(page)).toHaveText('Page Not Found');
      await expect(page.getByRole('main')).toContainText(`There is no page at ${shown}.`);
      await staysQuiet(page);
      expect(loads).toEqual([address]);
    });
  }

  for (const [address, landing] of [
    ['/docs', '/docs/guides/getting-started/introduction'],
    ['/docs/', '/docs/guides/getting-started/introduction'],
    ['/docs/api', '/docs/api/introduction'],
    ['/docs/api/', '/docs/api/introduction'],
    ['/docs/guides/getting-started', '/docs/guides/getting-started/introduction'],
    ['/docs/tutorials', '/docs/tutorials/introduction'],
    ['/blog/2.9', '/blog'],
  ] as const) {
    test(`${address} suggests the start page of its section`, async ({page}) => {
      const response = await openHydrated(page, address);
      expect(response.status()).toBe(404);
      await click(page.getByRole('status').getByRole('link', {name: landing, exact: true}));
      await expectShown(page, landing);
      await expect(mainHeading(page)).not.toHaveText('Page Not Found');
    });
  }
});

test.describe('an old address with capitals', () => {
  test.use({expectedProblems: /status of 404/});

  for (const [old, address, heading] of [
    ['/docs/api/Cocos2D.CCNode', '/docs/api/cocos2d.ccnode', 'CCNode'],
    ['/docs/api/Cocos2D.CCNode.html', '/docs/api/cocos2d.ccnode', 'CCNode'],
    ['/DOCS/API/Introduction', '/docs/api/introduction', 'Introduction to the API'],
    ['/Docs/Guides/Developing/Create-Project', '/docs/guides/developing/create-project', 'Create a project'],
    ['/Docs/Guides/Developing/Create-Project/', '/docs/guides/developing/create-project', 'Create a project'],
    ['/BLOG/2.5.0-release', '/blog/2.5.0-release', /2\.5\.0/],
    ['/Blog', '/blog', 'Releases'],
  ] as const) {
    test(`${old} opens the page, and Back returns to the previous page`, async ({page}) => {
      await openHydrated(page, '/');
      await openAtOnce(page, `${old}?from=old#end`);
      await expectShown(page, `${address}?from=old#end`);
      await waitUntilHydrated(page);
      await expect(mainHeading(page)).toHaveText(heading);
      await goBack(page);
      await expectShown(page, '/');
    });
  }
});

test.describe('a hash that cannot be decoded', () => {
  for (const address of [
    '/docs/guides/developing/create-project',
    '/docs/api/cocos2d.ccsprite',
    '/blog/2.5.0-release',
    '/',
  ]) {
    test(`leaves ${address} unchanged`, async ({page}) => {
      await openHydrated(page, address);
      const heading = (await mainHeading(page).textContent()) ?? '';
      for (const hash of ['#%', '#%zz', '#50%', '#%E4']) {
        await writeHash(page, hash);
        await expectShown(page, address + hash.replaceAll('%', '%25'));
        await expect(mainHeading(page)).toHaveText(heading);
      }
      await reload(page);
      await waitUntilHydrated(page);
      await expect(mainHeading(page)).toHaveText(heading);
    });
  }

  test('does not break navigation or Back', async ({page}) => {
    await openHydrated(page, '/blog#50%');
    await expect(mainHeading(page)).toHaveText('Releases');
    await click(page.getByRole('main').getByRole('link').first());
    await expect(mainHeading(page)).not.toHaveText('Releases');
    await goBack(page);
    await expect(mainHeading(page)).toHaveText('Releases');
  });
});
