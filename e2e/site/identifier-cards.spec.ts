// cspell:ignore ccdirector describedby fsecret hrefs requestfailed
import {gzipSync} from 'node:zlib';
import type {Locator, Page} from '@playwright/test';
import {accessibilityViolations} from '../support/axe';
import {phone} from '../support/devices';
import {holdBack} from '../support/holdBack';
import {expect, test} from '../support/journey';
import {mainHeading} from '../support/landmarks';
import {isPrefetch} from '../support/networkOf';
import {openHydrated} from '../support/openHydrated';
import {requestsDone, staysQuiet} from '../support/requestsDone';
import {expectSameDocument, markDocument} from '../support/sameDocument';
import {
  click,
  clickAtOnce,
  expectLeft,
  expectLoaded,
  expectShown,
  focused,
  goBack,
  goForward,
  openAtOnce,
  press,
  pressAtOnce,
  settled,
  stopClock,
  tap,
} from '../support/settled';

const guide = '/docs/guides/developing/project-files';
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

/** The requests of cards and their script. The list grows while the page is open. */
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
  test('hovering an identifier shows its card, and leaving it hides the card', async ({page}) => {
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

  test('moving quickly over identifiers shows nothing', async ({page}) => {
    await page.clock.install();
    await openHydrated(page, guide);
    await runWithScene(page).hover();
    await expect(card(page)).toBeVisible();
    await mainHeading(page).hover();
    await expect(card(page)).toHaveCount(0);
    await stopClock(page);
    const {x, y} = await boxOf(runWithScene(page).or(mainHeading(page)).last());
    await page.mouse.move(x + 2, y + 2);
    await page.mouse.move(2, 300);
    await page.clock.runFor(1000);
    await expect(card(page)).toHaveCount(0);
  });

  test('the card stays while it is hovered, and can be dismissed without moving the pointer', async ({page}) => {
    await page.clock.install();
    await openHydrated(page, guide);
    await runWithScene(page).hover();
    await expect(card(page)).toBeVisible();
    await stopClock(page);
    await card(page).hover();
    await page.clock.runFor(1000);
    await expect(card(page)).toBeVisible();
    await press(page, 'Escape');
    await expect(card(page)).toHaveCount(0);
  });

  test('the card covers no part of the identifier’s line', async ({page}) => {
    await openHydrated(page, guide);
    for (const identifier of [runWithScene(page), identifiers(page, 'CCScene').first()]) {
      await identifier.hover();
      // The card of the identifier before may still be there.
      await expect(identifier).toHaveAttribute('aria-describedby', 'identifier-card');
      await expect(card(page)).toBeVisible();
      await settled(page);
      const [shown, token] = [await boxOf(card(page)), await boxOf(identifier)];
      expect(shown.y + shown.height <= token.y || shown.y >= token.y + token.height).toBe(true);
    }
  });

  test('a click follows the link within the page', async ({page}) => {
    await openHydrated(page, guide);
    await markDocument(page);
    await click(runWithScene(page));
    await expectShown(page, /\/docs\/api\/cocos2d\.ccdirector#RunWithScene-CCScene$/);
    await expectSameDocument(page);
    await expect(card(page)).toHaveCount(0);
  });

  test('identifiers of other libraries that the samples use have cards', async ({page}) => {
    await openHydrated(page, guide);
    await identifiers(page, 'IsKeyDown').first().hover();
    await expect(card(page)).toContainText('method KeyboardState.IsKeyDown of MonoGame');
    await expect(card(page)).toContainText('IsKeyDown(Keys key)');
  });
});

test.describe('with the keyboard', () => {
  test('a code block is one tab stop, and the arrow keys move through its identifiers', async ({page}) => {
    await openHydrated(page, guide);
    const code = codeOf(runWithScene(page));
    const links = code.locator('a');
    await code.focus();
    await expect(code.locator('a[tabindex="0"]')).toHaveCount(1);
    await expect(code.locator('a:not([tabindex="-1"])')).toHaveCount(1);

    await press(page, 'Tab');
    await expect(links.first()).toBeFocused();
    await expect(card(page)).toBeVisible();
    await press(page, 'ArrowRight');
    await expect(links.nth(1)).toBeFocused();
    await press(page, 'End');
    await expect(links.last()).toBeFocused();
    await press(page, 'ArrowRight');
    await expect(links.last()).toBeFocused();
    await press(page, 'Home');
    await expect(links.first()).toBeFocused();

    await press(page, 'ArrowDown');
    const [first, below] = [await boxOf(links.first()), await boxOf(focused(page))];
    expect(below.y).toBeGreaterThan(first.y + first.height / 2);
    await press(page, 'ArrowUp');
    await expect.poll(async () => (await boxOf(focused(page))).y).toBe(first.y);

    await press(page, 'Shift+Tab');
    await expect(code).toBeFocused();
    await expect(card(page)).toHaveCount(0);
    await press(page, 'Tab');
    await press(page, 'Tab');
    await expect.poll(() => code.evaluate((block) => block.contains(document.activeElement))).toBe(false);
  });

  test('Escape hides the card and keeps the focus, and Enter follows the link', async ({page}) => {
    await openHydrated(page, guide);
    await codeOf(runWithScene(page)).focus();
    await press(page, 'Tab');
    await press(page, 'ArrowRight');
    const href = await focused(page).getAttribute('href');
    await expect(card(page)).toBeVisible();
    await press(page, 'Escape');
    await expect(card(page)).toHaveCount(0);
    await expect(focused(page)).toHaveAttribute('href', href ?? '');
    while (!(await focused(page).getAttribute('href'))?.startsWith('/docs/api/')) await press(page, 'ArrowRight');
    const address = (await focused(page).getAttribute('href')) ?? '';
    await press(page, 'Enter');
    await expectShown(page, address);
  });

  test('arrow keys pressed before their script has loaded still work', async ({page}) => {
    await openHydrated(page, guide);
    const held = await holdBack(page, '**/assets/js/**');
    const links = codeOf(runWithScene(page)).locator('a');
    await links.first().focus();
    await pressAtOnce(page, 'ArrowRight');
    await pressAtOnce(page, 'ArrowRight');
    held.release();
    await expect(links.nth(2)).toBeFocused();
  });

  test('identifiers in the code blocks of a page opened later are also one tab stop', async ({page}) => {
    await openHydrated(page, guide);
    await codeOf(runWithScene(page)).focus();
    const heading = await mainHeading(page).innerText();
    await click(page.getByRole('navigation', {name: 'Docs pages'}).getByRole('link').last());
    await expectLeft(page, guide);
    await expect(mainHeading(page)).not.toHaveText(heading);
    const code = page.locator('.code-block:has(a)').first();
    await code.focus();
    await expect(code.locator('a[tabindex="0"]')).toHaveCount(1);
    await press(page, 'Tab');
    await expect(code.locator('a').first()).toBeFocused();
    await expect(card(page)).toBeVisible();
  });
});

test.describe('with a finger', () => {
  test.use(phone);

  test('a tap shows the card instead of following the link, and the card has a large link', async ({page}) => {
    await openHydrated(page, guide);
    await markDocument(page);
    await tap(runWithScene(page));
    await expect(card(page)).toContainText('method of CCDirector');
    await expectShown(page, guide);
    await expect(page.getByRole('dialog', {name: 'RunWithScene'})).toBeFocused();
    const link = card(page).getByRole('link', {name: 'Open the reference'});
    expect((await boxOf(link)).height).toBeGreaterThanOrEqual(44);
    await tap(link);
    await expectShown(page, /cocos2d\.ccdirector#RunWithScene/);
    await expectSameDocument(page);
  });

  test('a second tap or a tap elsewhere closes the card', async ({page}) => {
    await openHydrated(page, guide);
    await tap(runWithScene(page));
    await expect(card(page)).toBeVisible();
    await tap(runWithScene(page));
    await expect(card(page)).toHaveCount(0);
    await tap(runWithScene(page));
    await expect(card(page)).toBeVisible();
    await tap(codeOf(runWithScene(page)), {position: {x: 5, y: 5}});
    await expect(card(page)).toHaveCount(0);
    await expectShown(page, guide);
  });

  test.describe('when the explanation cannot be fetched', () => {
    test.use({expectedProblems: /Failed to load resource|net::ERR_FAILED|Loading chunk/});

    test('a tap follows the link', async ({page}) => {
      await page.route('**/docs/api/cards/*', (route) => route.abort());
      await openHydrated(page, guide);
      await tap(runWithScene(page));
      await expectShown(page, /cocos2d\.ccdirector#RunWithScene/);
    });

    test('a tap follows the link even if the script cannot be fetched either', async ({page}) => {
      await openHydrated(page, guide);
      await requestsDone(page);
      // Prefetching the link's page fails, too.
      await page.route('**/assets/js/*', (route) => route.abort());
      // The script of cards and the one for failed navigations; the link's page is available again.
      let failed = 0;
      page.on('requestfailed', () => {
        failed += 1;
        if (failed === 2) void page.unrouteAll({behavior: 'ignoreErrors'});
      });
      await tap(runWithScene(page));
      await expectShown(page, /cocos2d\.ccdirector/);
    });
  });
});

test.describe('the cost', () => {
  test(`is zero before the first identifier is hovered, then at most ${scriptLimit} bytes of script`, async ({
    page,
  }) => {
    const requests = watchRequests(page);
    await openHydrated(page, guide);
    await staysQuiet(page);
    const before = requests.length;
    expect(requests.filter((path) => path.startsWith('/docs/api/cards/'))).toEqual([]);
    await runWithScene(page).hover();
    await expect(card(page)).toBeVisible();
    const after = requests.slice(before);
    const scripts = after.filter((path) => path.endsWith('.js'));
    expect(after.filter((path) => !path.endsWith('.js'))).toEqual(['/docs/api/cards/cocos2d.ccdirector.json']);
    const bodies = await Promise.all(scripts.map(async (path) => (await page.request.get(path)).text()));
    // The other requests prefetch the page that the link leads to, as for every link.
    const [cards, ...more] = bodies.filter((text) => text.includes('identifier-card'));
    const bytes = gzipSync(cards ?? '', {level: 9}).length;
    console.log(`The card's script and style: ${bytes} bytes gzipped`);
    expect(cards).toBeDefined();
    expect(more).toEqual([]);
    expect(bytes).toBeLessThanOrEqual(scriptLimit);
  });

  test('is zero for the second card from the same reference page', async ({page}) => {
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
    await openAtOnce(page, guide);
    await expect(runWithScene(page)).not.toHaveAttribute('tabindex');
    await clickAtOnce(runWithScene(page));
    await expectLoaded(page, /cocos2d\.ccdirector#RunWithScene-CCScene$/);
    await expect(mainHeading(page)).toHaveText('CCDirector');
  });
});

for (const [kind, address] of [
  ['a release post', '/blog/2.5.0-release'],
  ['an API page', '/docs/api/cocos2d.ccmoveto'],
  ['the standalone page', '/markdown-page'],
] as const) {
  test(`identifiers have cards on ${kind}`, async ({page}) => {
    await openHydrated(page, address);
    await page.locator('.code-block a[href*="/docs/api/"], .code-block a[href^="#"]').first().hover();
    await expect(card(page)).toBeVisible();
  });
}

test('API names in prose also have cards', async ({page}) => {
  await openHydrated(page, guide);
  const name = page.locator('article a[href^="/docs/api/"] > code').first();
  await name.hover();
  await expect(card(page)).toBeVisible();
});

test('navigating away closes the card', async ({page}) => {
  await openHydrated(page, guide);
  const heading = await mainHeading(page).innerText();
  await click(page.getByRole('navigation', {name: 'Docs pages'}).getByRole('link').last());
  await expect(mainHeading(page)).not.toHaveText(heading);
  await goBack(page);
  await expect(mainHeading(page)).toHaveText(heading);
  await runWithScene(page).hover();
  await expect(card(page)).toBeVisible();
  await goForward(page);
  await expectLeft(page, guide);
  await expect(card(page)).toHaveCount(0);
});

test("links outside the reference don't load a card", async ({page}) => {
  await page.clock.install();
  await openHydrated(page, guide);
  await runWithScene(page).hover();
  await expect(card(page)).toBeVisible();
  await stopClock(page);
  const requests: string[] = [];
  page.on('request', (request) => {
    // The idle page prefetches the pages that it really links to.
    if (!isPrefetch(request)) requests.push(request.url());
  });
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
    await page.clock.runFor(1000);
  }
  await expect(page).not.toHaveTitle('run');
  expect(requests.filter((url) => !url.endsWith('/docs/api/cards/external.json'))).toEqual([]);
});

for (const viewport of [
  {width: 320, height: 640},
  // A desktop window at 400%.
  {width: 320, height: 256},
]) {
  test.describe(`in a window of ${viewport.width} by ${viewport.height}`, () => {
    test.use({viewport});

    test("the card fits, and the page doesn't get wider", async ({page}) => {
      await openHydrated(page, guide);
      for (const identifier of [runWithScene(page), identifiers(page, 'ApplicationDidFinishLaunching').first()]) {
        await identifier.hover();
        await expect(card(page)).toBeVisible();
        await settled(page);
        const {x, y, width, height} = await boxOf(card(page));
        expect(x).toBeGreaterThanOrEqual(0);
        expect(x + width).toBeLessThanOrEqual(viewport.width);
        expect(y).toBeGreaterThanOrEqual(0);
        expect(y + height).toBeLessThanOrEqual(viewport.height);
        await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(viewport.width);
        await press(page, 'Escape');
      }
    });
  });
}

test.describe('accessibility', () => {
  test.use({contextOptions: {reducedMotion: 'reduce'}});

  test('a card used as a description is accessible', async ({page}) => {
    await openHydrated(page, guide);
    await codeOf(runWithScene(page)).focus();
    await press(page, 'Tab');
    await expect(card(page)).toBeVisible();
    expect(await accessibilityViolations(page)).toEqual([]);
  });

  test.describe('on a phone', () => {
    test.use(phone);

    test('a card with a link is accessible', async ({page}) => {
      await openHydrated(page, guide);
      await tap(runWithScene(page));
      await expect(card(page)).toBeVisible();
      expect(await accessibilityViolations(page)).toEqual([]);
    });
  });
});
