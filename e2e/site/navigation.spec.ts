import type {Page} from '@playwright/test';
import {phone} from '../support/devices';
import {expect, test} from '../support/journey';
import {breadcrumbs, docPagination, docsSidebar, footer, mainHeading, navbar} from '../support/landmarks';
import {openHydrated} from '../support/openHydrated';

const sections = [
  {label: 'Guides', path: '/docs/guides/getting-started/introduction'},
  {label: 'API', path: '/docs/api/introduction'},
  {label: 'Blog', path: '/blog'},
  {label: 'Tutorials', path: '/docs/tutorials/introduction'},
];

const footerLinks = [
  {label: 'Blog', path: '/blog'},
  {label: 'Getting Started', path: '/docs/guides/getting-started/introduction'},
  {label: 'Tutorials', path: '/docs/tutorials/introduction'},
  {label: 'API', path: '/docs/api/introduction'},
];

/** Leaves a mark that a full page load would wipe out. */
const markDocument = (page: Page) => page.evaluate(() => document.documentElement.setAttribute('data-visited', ''));
const expectSameDocument = (page: Page) => expect(page.locator('html')).toHaveAttribute('data-visited', '');

test.describe('with a mouse', () => {
  test('the navbar leads to every section without reloading the page', async ({page}) => {
    await openHydrated(page, '/');
    await markDocument(page);
    for (const {label, path} of sections) {
      await navbar(page).getByRole('link', {name: label, exact: true}).click();
      await expect(page).toHaveURL(path);
      await expect(mainHeading(page)).toBeVisible();
      await expect(navbar(page).getByRole('link', {name: label, exact: true})).toHaveAttribute('aria-current', 'page');
    }
    await expectSameDocument(page);
  });

  test('the brand in the navbar leads home', async ({page}) => {
    await openHydrated(page, '/blog');
    await navbar(page).getByRole('link', {name: 'Cocos2D-Mono'}).click();
    await expect(page).toHaveURL('/');
  });

  test('the navbar has its sections on the left and the repository on the right', async ({page}) => {
    await openHydrated(page, '/');
    const links = navbar(page).getByRole('link');
    await expect(links).toHaveText(['Cocos2D-Mono', ...sections.map(({label}) => label), 'GitHub']);
    const repository = navbar(page).getByRole('link', {name: 'GitHub'});
    await expect(repository).toHaveAttribute('href', 'https://github.com/brandmooffin/cocos2d-mono');
    const left = (await navbar(page).getByRole('link', {name: 'Tutorials'}).boundingBox())?.x;
    const right = (await repository.boundingBox())?.x;
    expect(left).toBeLessThan(720);
    expect(right).toBeGreaterThan(720);
  });

  test('the footer leads to every section', async ({page}) => {
    for (const {label, path} of footerLinks) {
      await openHydrated(page, '/markdown-page');
      await footer(page).getByRole('link', {name: label, exact: true}).click();
      await expect(page).toHaveURL(path);
    }
  });

  test('the footer names the community places and the copyright', async ({page}) => {
    await openHydrated(page, '/');
    const engine = 'https://github.com/brandmooffin/cocos2d-mono';
    await expect(footer(page).getByRole('link', {name: 'Issues'})).toHaveAttribute('href', `${engine}/issues`);
    await expect(footer(page).getByRole('link', {name: 'Discussions'})).toHaveAttribute(
      'href',
      `${engine}/discussions`,
    );
    await expect(footer(page).getByRole('link', {name: 'GitHub'})).toHaveAttribute('href', engine);
    await expect(footer(page)).toContainText(/Copyright © 2025/);
  });

  test('a reader goes from the sidebar over the next page and the breadcrumbs back to the category', async ({page}) => {
    await openHydrated(page, '/docs/guides/getting-started/introduction');
    await docsSidebar(page).getByRole('link', {name: 'Troubleshooting'}).click();
    await expect(page).toHaveURL('/docs/category/troubleshooting');
    await page
      .getByRole('article')
      .getByRole('link', {name: /Common issues/})
      .click();
    await expect(page).toHaveURL('/docs/guides/troubleshooting/common-issues');
    await expect(mainHeading(page)).toHaveText('Common issues');
    await docPagination(page).getByRole('link', {name: /^Next/}).click();
    await expect(page).toHaveURL('/docs/guides/troubleshooting/more-help');
    await expect(mainHeading(page)).toHaveText('More help');
    await breadcrumbs(page).getByRole('link', {name: 'Troubleshooting'}).click();
    await expect(page).toHaveURL('/docs/category/troubleshooting');
  });

  test('back and forward go through the pages read', async ({page}) => {
    await openHydrated(page, '/');
    await navbar(page).getByRole('link', {name: 'Blog', exact: true}).click();
    await expect(page).toHaveURL('/blog');
    await page.goBack();
    await expect(page).toHaveURL('/');
    await expect(page).toHaveTitle(/GO COCOS NUTS!|Cocos2D-Mono/);
    await page.goForward();
    await expect(page).toHaveURL('/blog');
    await expect(page).toHaveTitle(/Releases/);
  });
});

test.describe('with the keyboard only', () => {
  test('Tab reaches the skip link, the brand, every section, the repository and the color mode in this order', async ({
    page,
  }) => {
    await openHydrated(page, '/');
    const expected = ['Skip to main content', 'Cocos2D-Mono', ...sections.map(({label}) => label), 'GitHub'];
    for (const name of expected) {
      await page.keyboard.press('Tab');
      await expect(page.locator(':focus')).toHaveText(new RegExp(`^${name}`));
    }
    await page.keyboard.press('Tab');
    await expect(page.locator(':focus')).toHaveAccessibleName(/^Switch between dark and light mode/);
  });

  test('every stop of Tab on a guide is marked visibly', async ({page}) => {
    await openHydrated(page, '/docs/guides/getting-started/environment-setup');
    const unmarked: string[] = [];
    for (let stop = 0; stop < 40; stop++) {
      await page.keyboard.press('Tab');
      const problem = await page.evaluate(() => {
        const element = document.activeElement;
        if (element === null || element === document.body) return undefined;
        const {outlineStyle, outlineWidth, boxShadow} = getComputedStyle(element);
        const marked = (outlineStyle !== 'none' && parseFloat(outlineWidth) > 0) || boxShadow !== 'none';
        return marked ? undefined : element.outerHTML.slice(0, 100);
      });
      if (problem !== undefined) unmarked.push(problem);
    }
    expect(unmarked).toEqual([]);
  });

  test('a reader opens a section, a page of the sidebar and the next page with Enter', async ({page}) => {
    await openHydrated(page, '/');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await expect(page.locator(':focus')).toHaveText('Guides');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/docs/guides/getting-started/introduction');
    await expect(mainHeading(page)).toHaveText('What is Cocos2D-Mono?');

    await tabTo(page, 'Developing');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/docs/category/developing');
  });

  test('arrow keys choose a tab, and Tab goes on into its panel', async ({page}) => {
    await openHydrated(page, '/docs/guides/getting-started/environment-setup');
    const tabs = page.getByRole('tablist').first().getByRole('tab');
    await tabs.first().focus();
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Enter');
    await expect(tabs.nth(1)).toHaveAttribute('aria-selected', 'true');
    await expect(tabs.first()).toHaveAttribute('aria-selected', 'false');
  });

  test('keys pressed at a tab while its script is on its way count all the same', async ({page}) => {
    await openHydrated(page, '/docs/guides/getting-started/environment-setup');
    await page.route('**/assets/js/**', async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 1000));
      await route.continue();
    });
    const tabs = page.getByRole('tablist').first().getByRole('tab');
    await tabs.first().focus();
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Enter');
    await expect(tabs.nth(2)).toHaveAttribute('aria-selected', 'true');
    await expect(tabs.nth(2)).toBeFocused();
  });
});

test.describe('by touch', () => {
  test.use(phone);

  test('a reader goes from the menu to a guide, to the next page and home', async ({page}) => {
    await openHydrated(page, '/');
    await page.getByRole('button', {name: 'Toggle navigation bar'}).tap();
    await page.getByRole('link', {name: 'Guides', exact: true}).tap();
    await expect(page).toHaveURL('/docs/guides/getting-started/introduction');
    await expect(page.getByRole('button', {name: 'Close navigation bar'})).toBeHidden();

    await docPagination(page).getByRole('link', {name: /^Next/}).tap();
    await expect(page).toHaveURL('/docs/guides/getting-started/environment-setup');
    await navbar(page).getByRole('link', {name: 'Cocos2D-Mono'}).tap();
    await expect(page).toHaveURL('/');
  });

  test('every control of the navbar and the footer is at least 24 px in both directions', async ({page}) => {
    await openHydrated(page, '/');
    for (const target of [
      ...(await navbar(page).getByRole('button').all()),
      ...(await navbar(page).getByRole('link').all()),
      ...(await footer(page).getByRole('link').all()),
    ]) {
      if (!(await target.isVisible())) continue;
      const {name, width, height} = await target.evaluate(touchArea);
      expect.soft(height, `height of "${name}"`).toBeGreaterThanOrEqual(24);
      expect.soft(width, `width of "${name}"`).toBeGreaterThanOrEqual(24);
    }
  });
});

/** Presses Tab until the link is focused; fails when a page's worth of stops goes by without it. */
async function tabTo(page: Page, name: string): Promise<void> {
  for (let stop = 0; stop < 60; stop++) {
    await page.keyboard.press('Tab');
    if ((await page.evaluate(() => document.activeElement?.textContent)) === name) return;
  }
  throw new Error(`Tab never reached "${name}".`);
}

/** What a finger can hit: an inline link's own box may be lower than the picture inside. */
function touchArea(element: Element): {name: string; width: number; height: number} {
  const boxes = [element, ...element.querySelectorAll('*')].map((part) => part.getBoundingClientRect());
  return {
    name: element.getAttribute('aria-label') ?? element.textContent,
    width: Math.max(...boxes.map((box) => box.width)),
    height: Math.max(...boxes.map((box) => box.height)),
  };
}
