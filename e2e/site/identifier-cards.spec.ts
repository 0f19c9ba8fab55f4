// cspell:ignore ccdirector describedby fsecret hrefs requestfailed
import {gzipSync} from 'node:zlib';
import type {Locator, Page} from '@playwright/test';
import {accessibilityViolations} from '../support/axe';
import {phone} from '../support/devices';
import {expect, test} from '../support/journey';
import {mainHeading} from '../support/landmarks';
import {isPrefetch} from '../support/networkOf';
import {openHydrated} from '../support/openHydrated';
import {expectSameDocument, markDocument} from '../support/sameDocument';

const guide = '/docs/guides/developing/create-project';
const scriptLimit = 6_000;

const card = (page: Page): Locator => page.locator('#identifier-card');
/** Identifiers in shown code. */
const identifiers = (page: Page, name: string | RegExp): Locator =>
  page.locator('.code-block a', typeof name === 'string' ? {hasText: new RegExp(`^${name}$`)} : {hasText: name});
const runWithScene = (page: Page): Locator => identifiers(page, 'RunWithScene').first();
const codeOf = (identifier: Locator): Locator =>
  identifier.locator('xpath=ancestor::*[contains(concat(" ", @class, " "), " code-block ")][last()]');

const boxOf = async (locator: Locator) => {
  const box = await locator.boundingBox();
  if (box === null) throw new Error('It is not on the page.');
  return box;
};

/** What cards and their script ask for. The list fills while the page lives. */
function watchRequests(page: Page): readonly string[] {
  const paths: string[] = [];
  page.on('request', (request) => {
    const {pathname} = new URL(request.url());
    if (pathname.startsWith('/docs/api/cards/') || (pathname.endsWith('.js') && !isPrefetch(request)))
      paths.push(pathname);
  });
  return paths;
}

test.describe('with a mouse', () => {
  test('pointing at an identifier explains it, and leaving it ends that', async ({page}) => {
    await openHydrated(page, guide);
    await runWithScene(page).hover();
    await expect(card(page)).toContainText('method of CCDirector');
    await expect(card(page)).toContainText('public void RunWithScene(CCScene');
    await expect(card(page).getByRole('link')).toHaveCount(0);
    await expect(runWithScene(page)).toHaveAttribute('aria-describedby', 'identifier-card');
    await mainHeading(page).hover();
    await expect(card(page)).toHaveCount(0);
    await expect(runWithScene(page)).not.toHaveAttribute('aria-describedby');
  });

  test('passing over identifiers shows nothing', async ({page}) => {
    await openHydrated(page, guide);
    await runWithScene(page).hover();
    await expect(card(page)).toBeVisible();
    await mainHeading(page).hover();
    await expect(card(page)).toHaveCount(0);
    const {x, y} = await boxOf(runWithScene(page).or(mainHeading(page)).last());
    await page.mouse.move(x + 2, y + 2);
    await page.mouse.move(2, 300);
    await page.waitForTimeout(400);
    await expect(card(page)).toHaveCount(0);
  });

  test('the card stays while the pointer is on it, and can be dismissed without moving', async ({page}) => {
    await openHydrated(page, guide);
    await runWithScene(page).hover();
    await card(page).hover();
    await page.waitForTimeout(600);
    await expect(card(page)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(card(page)).toHaveCount(0);
  });

  test('the card covers no part of the line that it explains', async ({page}) => {
    await openHydrated(page, guide);
    for (const identifier of [runWithScene(page), identifiers(page, 'CCScene').first()]) {
      await identifier.hover();
      await expect(card(page)).toBeVisible();
      const [shown, token] = [await boxOf(card(page)), await boxOf(identifier)];
      expect(shown.y + shown.height <= token.y || shown.y >= token.y + token.height).toBe(true);
    }
  });

  test('a click follows the link within the page', async ({page}) => {
    await openHydrated(page, guide);
    await markDocument(page);
    await runWithScene(page).click();
    await expect(page).toHaveURL(/\/docs\/api\/cocos2d\.ccdirector#RunWithScene-CCScene$/);
    await expectSameDocument(page);
    await expect(card(page)).toHaveCount(0);
  });

  test('other libraries are explained as far as the samples name them', async ({page}) => {
    await openHydrated(page, guide);
    await identifiers(page, 'IsKeyDown').first().hover();
    await expect(card(page)).toContainText('method KeyboardState.IsKeyDown of MonoGame');
    await expect(card(page)).toContainText('IsKeyDown(Keys key)');
  });
});

test.describe('with the keyboard', () => {
  test('a block of code is one stop for all of its identifiers, and the arrow keys lead through them', async ({
    page,
  }) => {
    await openHydrated(page, guide);
    const code = codeOf(runWithScene(page));
    const links = code.locator('a');
    await code.focus();
    await expect(code.locator('a[tabindex="0"]')).toHaveCount(1);
    await expect(code.locator('a:not([tabindex="-1"])')).toHaveCount(1);

    await page.keyboard.press('Tab');
    await expect(links.first()).toBeFocused();
    await expect(card(page)).toBeVisible();
    await page.keyboard.press('ArrowRight');
    await expect(links.nth(1)).toBeFocused();
    await page.keyboard.press('End');
    await expect(links.last()).toBeFocused();
    await page.keyboard.press('ArrowRight');
    await expect(links.last()).toBeFocused();
    await page.keyboard.press('Home');
    await expect(links.first()).toBeFocused();

    await page.keyboard.press('ArrowDown');
    const [first, below] = [await boxOf(links.first()), await boxOf(page.locator(':focus'))];
    expect(below.y).toBeGreaterThan(first.y + first.height / 2);
    await page.keyboard.press('ArrowUp');
    expect((await boxOf(page.locator(':focus'))).y).toBe(first.y);

    await page.keyboard.press('Shift+Tab');
    await expect(code).toBeFocused();
    await expect(card(page)).toHaveCount(0);
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    expect(await code.evaluate((block) => block.contains(document.activeElement))).toBe(false);
  });

  test('Escape hides the card and leaves the focus, Enter follows the link', async ({page}) => {
    await openHydrated(page, guide);
    await codeOf(runWithScene(page)).focus();
    await page.keyboard.press('Tab');
    await page.keyboard.press('ArrowRight');
    const focused = page.locator(':focus');
    const href = await focused.getAttribute('href');
    await expect(card(page)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(card(page)).toHaveCount(0);
    await expect(focused).toHaveAttribute('href', href ?? '');
    while (!(await focused.getAttribute('href'))?.startsWith('/docs/api/')) await page.keyboard.press('ArrowRight');
    const address = (await focused.getAttribute('href')) ?? '';
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(address);
  });

  test('identifiers in blocks of a page that came later are one stop, too', async ({page}) => {
    await openHydrated(page, guide);
    await codeOf(runWithScene(page)).focus();
    const heading = await mainHeading(page).innerText();
    await page.getByRole('navigation', {name: 'Docs pages'}).getByRole('link').last().click();
    // The address changes at once, the text when it has come.
    await expect(mainHeading(page)).not.toHaveText(heading);
    const code = page.locator('.code-block:has(a)').first();
    await code.focus();
    await expect(code.locator('a[tabindex="0"]')).toHaveCount(1);
    await page.keyboard.press('Tab');
    await expect(code.locator('a').first()).toBeFocused();
    await expect(card(page)).toBeVisible();
  });
});

test.describe('with a finger', () => {
  test.use(phone);

  test('a tap explains instead of leading away, and the card has a large link', async ({page}) => {
    await openHydrated(page, guide);
    await markDocument(page);
    await runWithScene(page).tap();
    await expect(card(page)).toContainText('method of CCDirector');
    await expect(page).toHaveURL(guide);
    await expect(page.getByRole('dialog', {name: 'RunWithScene'})).toBeFocused();
    const link = card(page).getByRole('link', {name: 'Open the reference'});
    expect((await boxOf(link)).height).toBeGreaterThanOrEqual(44);
    await link.tap();
    await expect(page).toHaveURL(/cocos2d\.ccdirector#RunWithScene/);
    await expectSameDocument(page);
  });

  test('a second tap closes the card, and so does a tap elsewhere', async ({page}) => {
    await openHydrated(page, guide);
    await runWithScene(page).tap();
    await expect(card(page)).toBeVisible();
    await runWithScene(page).tap();
    await expect(card(page)).toHaveCount(0);
    await runWithScene(page).tap();
    await expect(card(page)).toBeVisible();
    await codeOf(runWithScene(page)).tap({position: {x: 5, y: 5}});
    await expect(card(page)).toHaveCount(0);
    await expect(page).toHaveURL(guide);
  });

  test.describe('when the explanation cannot be fetched', () => {
    test.use({expectedProblems: /Failed to load resource|net::ERR_FAILED|Loading chunk/});

    test('a tap follows the link', async ({page}) => {
      await page.route('**/docs/api/cards/*', (route) => route.abort());
      await openHydrated(page, guide);
      await runWithScene(page).tap();
      await expect(page).toHaveURL(/cocos2d\.ccdirector#RunWithScene/);
    });

    test('nor its script, a tap follows the link', async ({page}) => {
      await openHydrated(page, guide);
      await page.waitForLoadState('networkidle');
      // What is loaded ahead for the link's page comes to nothing, too.
      await page.route('**/assets/js/*', (route) => route.abort());
      page.once('requestfailed', () => void page.unrouteAll({behavior: 'ignoreErrors'}));
      await runWithScene(page).tap();
      await expect(page).toHaveURL(/cocos2d\.ccdirector/);
    });
  });
});

test.describe('the cost', () => {
  test(`is nothing before the first identifier is pointed at, then at most ${scriptLimit} bytes of script`, async ({
    page,
  }) => {
    const requests = watchRequests(page);
    await openHydrated(page, guide);
    await page.waitForLoadState('networkidle');
    const before = requests.length;
    expect(requests.filter((path) => path.startsWith('/docs/api/cards/'))).toEqual([]);
    await runWithScene(page).hover();
    await expect(card(page)).toBeVisible();
    const after = requests.slice(before);
    const scripts = after.filter((path) => path.endsWith('.js'));
    expect(after.filter((path) => !path.endsWith('.js'))).toEqual(['/docs/api/cards/cocos2d.ccdirector.json']);
    const bodies = await Promise.all(scripts.map(async (path) => (await page.request.get(path)).text()));
    // The others are those of the page that the link leads to, loaded ahead as for every link.
    const [cards, ...more] = bodies.filter((text) => text.includes('identifier-card'));
    const bytes = gzipSync(cards ?? '', {level: 9}).length;
    console.log(`The card's script and style: ${bytes} bytes gzipped`);
    expect(cards).toBeDefined();
    expect(more).toEqual([]);
    expect(bytes).toBeLessThanOrEqual(scriptLimit);
  });

  test('of a second look at the same page of the reference is nothing', async ({page}) => {
    const requests = watchRequests(page);
    await openHydrated(page, guide);
    for (const name of ['RunWithScene', 'SharedDirector']) {
      await identifiers(page, name).first().hover();
      await expect(card(page)).toContainText(name);
    }
    expect(requests.filter((path) => path.startsWith('/docs/api/cards/'))).toHaveLength(1);
  });
});

test.describe('without JavaScript', () => {
  test.use({javaScriptEnabled: false});

  test('identifiers are ordinary links', async ({page}) => {
    await page.goto(guide);
    await expect(runWithScene(page)).not.toHaveAttribute('tabindex');
    await runWithScene(page).click();
    await expect(page).toHaveURL(/cocos2d\.ccdirector#RunWithScene-CCScene$/);
    await expect(mainHeading(page)).toHaveText('CCDirector');
  });
});

for (const [kind, address] of [
  ['a release post', '/blog/2.5.0-release'],
  ['an API page', '/docs/api/cocos2d.ccmoveto'],
  ['the standalone page', '/markdown-page'],
] as const) {
  test(`identifiers are explained on ${kind}`, async ({page}) => {
    await openHydrated(page, address);
    await page.locator('.code-block a[href*="/docs/api/"], .code-block a[href^="#"]').first().hover();
    await expect(card(page)).toBeVisible();
  });
}

test('names of the API in prose are explained, too', async ({page}) => {
  await openHydrated(page, guide);
  const name = page.locator('article a[href^="/docs/api/"] > code').first();
  await name.hover();
  await expect(card(page)).toBeVisible();
});

test('a page that is left takes its card along', async ({page}) => {
  await openHydrated(page, guide);
  const heading = await mainHeading(page).innerText();
  await page.getByRole('navigation', {name: 'Docs pages'}).getByRole('link').last().click();
  await expect(mainHeading(page)).not.toHaveText(heading);
  await page.goBack();
  await expect(mainHeading(page)).toHaveText(heading);
  await runWithScene(page).hover();
  await expect(card(page)).toBeVisible();
  await page.goForward();
  await expect(page).not.toHaveURL(guide);
  await expect(card(page)).toHaveCount(0);
});

test('links that lead elsewhere than to the reference are asked nothing', async ({page}) => {
  await openHydrated(page, guide);
  await runWithScene(page).hover();
  await expect(card(page)).toBeVisible();
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  await runWithScene(page).evaluate((link) => {
    const hrefs = [
      'https://evil.example/docs/api/cocos2d.ccnode',
      'javascript:void(document.title="run")',
      '/docs/api/..%2f..%2fsecret',
      '//docs/api/x',
    ];
    for (const href of hrefs) {
      const other = document.createElement('a');
      other.setAttribute('href', href);
      other.textContent = 'hostile';
      link.after(other);
    }
  });
  for (const hostile of await identifiers(page, 'hostile').all()) {
    await hostile.hover();
    await page.waitForTimeout(350);
  }
  expect(requests.filter((url) => !url.endsWith('/docs/api/cards/external.json'))).toEqual([]);
  await expect(page).not.toHaveTitle('run');
});

for (const viewport of [
  {width: 320, height: 640},
  // A desktop's window at 400 %.
  {width: 320, height: 256},
]) {
  test.describe(`in a window of ${viewport.width} by ${viewport.height}`, () => {
    test.use({viewport});

    test('the card stays inside, and the page gets no wider', async ({page}) => {
      await openHydrated(page, guide);
      for (const identifier of [runWithScene(page), identifiers(page, 'ApplicationDidFinishLaunching').first()]) {
        await identifier.hover();
        await expect(card(page)).toBeVisible();
        const {x, y, width, height} = await boxOf(card(page));
        expect(x).toBeGreaterThanOrEqual(0);
        expect(x + width).toBeLessThanOrEqual(viewport.width);
        expect(y).toBeGreaterThanOrEqual(0);
        expect(y + height).toBeLessThanOrEqual(viewport.height);
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(viewport.width);
        await page.keyboard.press('Escape');
      }
    });
  });
}

for (const mode of ['light', 'dark']) {
  test.describe(`in ${mode} mode`, () => {
    test.use({contextOptions: {reducedMotion: 'reduce'}});

    const open = async (page: Page): Promise<void> => {
      await page.addInitScript((value) => localStorage.setItem('theme', value), mode);
      await openHydrated(page, guide);
    };

    test('a card that describes is accessible', async ({page}) => {
      await open(page);
      await codeOf(runWithScene(page)).focus();
      await page.keyboard.press('Tab');
      await expect(card(page)).toBeVisible();
      expect(await accessibilityViolations(page)).toEqual([]);
    });

    test.describe('on a phone', () => {
      test.use(phone);

      test('a card with a link is accessible', async ({page}) => {
        await open(page);
        await runWithScene(page).tap();
        await expect(card(page)).toBeVisible();
        expect(await accessibilityViolations(page)).toEqual([]);
      });
    });
  });
}
