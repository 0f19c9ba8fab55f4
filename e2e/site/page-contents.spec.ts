import type {Page} from '@playwright/test';
import {accessibilityViolations} from '../support/axe';
import {phone} from '../support/devices';
import {expect, test} from '../support/journey';
import {openHydrated} from '../support/openHydrated';
import {scrollPosition} from '../support/scrolling';
import {expectShown, goBack, press, tap, wheel} from '../support/settled';

const part5 = '/docs/tutorials/platformer-tutorial/part-5-tests';
const fewSections = '/docs/tutorials/platformer-tutorial/part-5-lives';
const post = '/blog/2.5.0-release';
const longPages = {
  'a guide': part5,
  'a guide with few sections': fewSections,
  'the list of changes': '/docs/api/changes',
  'a type': '/docs/api/cocos2d.ccnode',
  'a post': post,
} as const;

const opener = (page: Page) => page.getByRole('button', {name: 'On this page', exact: true}).last();
const sheet = (page: Page) => page.getByRole('dialog', {name: 'On this page'});
const headings = (page: Page) => page.locator('main .markdown').locator('h2[id], h3[id]').filter({visible: true});
const current = (page: Page) => sheet(page).locator('[aria-current="true"]');

/** Scrolls to the middle of the page. */
async function scrollToMiddle(page: Page): Promise<number> {
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight / 2));
  await expect(opener(page)).toBeInViewport();
  return scrollPosition(page);
}

test.describe('on a phone', () => {
  test.use(phone);

  for (const [kind, address] of Object.entries(longPages)) {
    test(`in the middle of ${kind} a tap opens the contents, which link to other sections`, async ({page}) => {
      await openHydrated(page, address);
      await scrollToMiddle(page);
      await tap(opener(page));
      await expect(sheet(page).getByRole('link')).toHaveCount(await headings(page).count());
      await expect(current(page)).toBeInViewport();
      await expect(current(page)).toBeFocused();
      const last = sheet(page).getByRole('link').last();
      const id = (await last.getAttribute('href'))?.slice(1) ?? '';
      await tap(last);
      await expect(sheet(page)).toBeHidden();
      await expectShown(page, new RegExp(`#${id}$`));
      await expect(page.locator(`[id="${id}"]`)).toBeInViewport();
    });
  }

  test('Back and Escape close the contents and keep the scroll position', async ({page}) => {
    await openHydrated(page, '/blog');
    await tap(page.getByRole('link', {name: 'Tutorials', exact: true}).filter({visible: true}));
    await expectShown(page, '/docs/tutorials/introduction');
    await openHydrated(page, part5);
    const top = await scrollToMiddle(page);
    for (const close of [() => goBack(page), () => press(page, 'Escape')]) {
      await tap(opener(page));
      await expect(sheet(page)).toBeVisible();
      await close();
      await expect(sheet(page)).toBeHidden();
      await expect.poll(() => page.evaluate(() => (history.state ?? {}) as unknown)).not.toHaveProperty('pageContents');
      await expectShown(page, part5);
      await expect.poll(() => scrollPosition(page)).toBe(top);
    }
    await expect(opener(page)).toBeFocused();
    await goBack(page);
    await expectShown(page, '/docs/tutorials/introduction');
  });

  test('the page behind the open contents does not scroll', async ({page}) => {
    await openHydrated(page, part5);
    const top = await scrollToMiddle(page);
    await tap(opener(page));
    await expect(sheet(page)).toBeVisible();
    await page.mouse.move(200, 100);
    await wheel(page, 600);
    await expect(current(page)).toBeVisible();
    expect(await scrollPosition(page)).toBe(top);
  });

  test('the button and the open contents have no accessibility violations', async ({page}) => {
    await openHydrated(page, part5);
    await scrollToMiddle(page);
    expect(await accessibilityViolations(page)).toEqual([]);
    await tap(opener(page));
    await expect(sheet(page)).toBeVisible();
    expect(await accessibilityViolations(page)).toEqual([]);
  });

  for (const [what, address, mark] of [
    ['the folded list of sections', fewSections, '.theme-doc-toc-mobile'],
    ['the heading of a page without that list', post, 'main h1'],
  ] as const) {
    test(`the button appears when ${what} has left the screen, and disappears when it returns`, async ({page}) => {
      await openHydrated(page, address);
      const below = await page.locator(mark).evaluate((element) => element.getBoundingClientRect().bottom);
      expect(below).toBeLessThan(400);
      await page.evaluate((top) => scrollTo(0, top), below + 2);
      await expect(opener(page)).toBeInViewport();
      await page.evaluate((top) => scrollTo(0, top), below - 2);
      await expect(page.locator('.page-contents-button')).toBeHidden();
    });
  }

  test('a page of few screens has no contents button', async ({page}) => {
    await openHydrated(page, '/docs/guides/contributing/quick-guidelines');
    await scrollToMiddle(page);
    // On a screen twice as tall, the same page is only half as many screens long.
    await page.setViewportSize({...phone.viewport, height: 2 * phone.viewport.height});
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
    await expect(page.locator('.page-contents-button')).toBeHidden();
  });
});

test('a wide window with the contents beside the text does not load the script for phones', async ({page}) => {
  const files: string[] = [];
  page.on('response', (response) => files.push(response.url()));
  await openHydrated(page, part5);
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight / 2));
  await expect(page.locator('.table-of-contents__link--active').first()).toBeVisible();
  await expect(page.locator('.page-contents-button')).toHaveCount(0);
});
