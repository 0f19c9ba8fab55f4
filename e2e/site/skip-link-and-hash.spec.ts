import type {Page} from '@playwright/test';
import {expect, test} from '../support/journey';
import {navbar} from '../support/landmarks';
import {openHydrated} from '../support/openHydrated';
import {isInNavbar, scrollPosition, wheelTo} from '../support/scrolling';
import {click, expectShown, focused, goBack, painted, press} from '../support/settled';

const post = '/blog/2.5.0-release';
const guide = '/docs/guides/getting-started/environment-setup';

const lowerHeading = (page: Page) => page.getByRole('heading', {level: 2}).nth(2);

/** The address of a heading further down the page, from its own link. */
async function hashOf(page: Page, heading: ReturnType<typeof lowerHeading>): Promise<string> {
  const href = await heading.getByRole('link').getAttribute('href');
  if (href === null) throw new Error('The heading has no link to itself.');
  return href;
}

test.describe('the skip link', () => {
  test('is the first tab stop, is visible only when focused, and skips the navbar', async ({page}) => {
    await openHydrated(page, guide);
    const skip = page.getByRole('link', {name: 'Skip to main content'});
    await expect(skip).not.toBeInViewport();
    await press(page, 'Tab');
    await expect(skip).toBeFocused();
    await expect(skip).toBeInViewport();
    await press(page, 'Enter');
    await press(page, 'Tab');
    await expect(focused(page)).not.toHaveText('Cocos2D-Mono');
    await expect
      .poll(() => page.evaluate(() => document.activeElement?.closest('nav[aria-label="Main"]') ?? null))
      .toBeNull();
  });

  for (const address of ['/', '/blog', '/blog/tags', '/docs/category/getting-started', '/markdown-page']) {
    test(`moves the focus to the main content of ${address}`, async ({page}) => {
      await openHydrated(page, address);
      await press(page, 'Tab');
      await press(page, 'Enter');
      // Chromium removes the focus from elements that aren't focusable themselves; the next Tab continues from there.
      await press(page, 'Tab');
      await expect(focused(page).and(page.locator('#__docusaurus_skipToContent_fallback *'))).toBeAttached();
    });
  }

  test('is the first tab stop again after a route change', async ({page}) => {
    await openHydrated(page, '/');
    await click(navbar(page).getByRole('link', {name: 'Blog', exact: true}));
    await expectShown(page, '/blog');
    await press(page, 'Tab');
    await expect(page.getByRole('link', {name: 'Skip to main content'})).toBeFocused();
  });
});

test.describe('an address with a hash', () => {
  test('shows its heading below the navbar, not behind it, when the page is opened directly', async ({page}) => {
    await openHydrated(page, post);
    const hash = await hashOf(page, lowerHeading(page));
    await openHydrated(page, '/');
    await openHydrated(page, post + hash);
    await expect(lowerHeading(page)).toBeInViewport();
    await expect.poll(() => isInNavbar(page, lowerHeading(page))).toBe(false);
  });

  test('shows its heading below the navbar after a click in the table of contents', async ({page}) => {
    await openHydrated(page, guide);
    const hash = await hashOf(page, lowerHeading(page));
    await click(page.locator(`a[href="${hash}"]`).filter({visible: true}).last());
    await expectShown(page, guide + hash);
    await expect(lowerHeading(page)).toBeInViewport();
    await expect.poll(() => isInNavbar(page, lowerHeading(page))).toBe(false);
  });

  test('scrolls to its heading after a link on another page', async ({page}) => {
    await openHydrated(page, post);
    const link = page.getByRole('main').locator('a[href*="-release#"]').first();
    const [path = '', id = ''] = ((await link.getAttribute('href')) ?? '').split('#');
    await click(link);
    await expectShown(page, `${path}#${id}`);
    const target = page.locator(`[id="${id}"]`);
    await expect(target).toBeInViewport();
    await expect.poll(() => isInNavbar(page, target)).toBe(false);
  });
});

test.describe('the navbar', () => {
  test('hides while scrolling down and comes back while scrolling up', async ({page}) => {
    await openHydrated(page, post);
    await expect(navbar(page)).toBeInViewport();
    await wheelTo(page, 1200);
    await expect(navbar(page)).not.toBeInViewport();
    await wheelTo(page, 800);
    await expect(navbar(page)).toBeInViewport();
  });

  test('hides when jumping to an anchor', async ({page}) => {
    await openHydrated(page, post);
    await expect(navbar(page)).toBeInViewport();
    const hash = await hashOf(page, lowerHeading(page));
    await click(page.locator(`a[href="${hash}"]`).filter({visible: true}).last());
    await expectShown(page, post + hash);
    await expect(navbar(page)).not.toBeInViewport();
  });

  test('appears when it receives keyboard focus', async ({page}) => {
    await openHydrated(page, post);
    await wheelTo(page, 1200);
    await expect(navbar(page)).not.toBeInViewport();
    await navbar(page).getByRole('link', {name: 'API', exact: true}).focus();
    await expect(navbar(page).getByRole('link', {name: 'API', exact: true})).toBeInViewport({ratio: 1});
  });
});

test.describe('the scroll position', () => {
  test('does not change when the focus moves through the navbar', async ({page}) => {
    await openHydrated(page, post);
    await wheelTo(page, 1200);
    await wheelTo(page, 900);
    await expect(navbar(page)).toBeInViewport({ratio: 1});
    await navbar(page)
      .getByRole('link', {name: 'API', exact: true})
      .evaluate((link) => link.focus());
    await press(page, 'Tab');
    await expect(navbar(page).getByRole('link', {name: 'Blog', exact: true})).toBeFocused();
    // If the page scrolls, it begins in the next frame.
    await painted(page);
    await expect.poll(() => scrollPosition(page)).toBe(900);
  });

  test('is the top after a route change', async ({page}) => {
    await openHydrated(page, post);
    await wheelTo(page, 1200);
    await wheelTo(page, 900);
    await click(navbar(page).getByRole('link', {name: 'Guides', exact: true}));
    await expectShown(page, '/docs/guides/getting-started/introduction');
    await expect.poll(() => scrollPosition(page)).toBe(0);
  });

  test('is restored after going back', async ({page}) => {
    await openHydrated(page, post);
    await wheelTo(page, 1200);
    await wheelTo(page, 900);
    const left = await scrollPosition(page);
    await click(navbar(page).getByRole('link', {name: 'API', exact: true}));
    await expectShown(page, '/docs/api/introduction');
    await expect.poll(() => scrollPosition(page)).toBe(0);
    await goBack(page);
    await expectShown(page, post);
    await expect.poll(() => scrollPosition(page)).toBe(left);
  });
});
