import type {Locator, Page} from '@playwright/test';
import {phone} from '../support/devices';
import {holdBack} from '../support/holdBack';
import {expect, test} from '../support/journey';
import {breadcrumbs, docPagination, docsSidebar, footer, mainHeading, navbar} from '../support/landmarks';
import {openHydrated} from '../support/openHydrated';
import {click, expectShown, focused, goBack, goForward, press, pressAtOnce, tap} from '../support/settled';

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

/** A column of the footer by its title. */
const footerColumn = (page: Page, title: string): Locator =>
  footer(page)
    .locator('.footer__col')
    .filter({has: page.getByText(title, {exact: true})});

/** Marks the document; a full page load removes the mark. */
const markDocument = (page: Page) => page.evaluate(() => document.documentElement.setAttribute('data-visited', ''));
const expectSameDocument = (page: Page) => expect(page.locator('html')).toHaveAttribute('data-visited', '');

test.describe('with a mouse', () => {
  test('the navbar opens every section without reloading the page', async ({page}) => {
    await openHydrated(page, '/');
    await markDocument(page);
    for (const {label, path} of sections) {
      await click(navbar(page).getByRole('link', {name: label, exact: true}));
      await expectShown(page, path);
      await expect(mainHeading(page)).toBeVisible();
      await expect(navbar(page).getByRole('link', {name: label, exact: true})).toHaveAttribute('aria-current', 'page');
    }
    await expectSameDocument(page);
  });

  test('the brand in the navbar links to the home page', async ({page}) => {
    await openHydrated(page, '/blog');
    await click(navbar(page).getByRole('link', {name: 'Cocos2D-Mono'}));
    await expectShown(page, '/');
  });

  test('the navbar has its sections on the left and the repository on the right', async ({page}) => {
    await openHydrated(page, '/');
    const links = navbar(page).getByRole('link');
    await expect(links).toHaveText(['Cocos2D-Mono', ...sections.map(({label}) => label), 'GitHub']);
    const repository = navbar(page).getByRole('link', {name: 'GitHub'});
    await expect(repository).toHaveAttribute('href', 'https://github.com/Cocos2D-Mono/Cocos2D-Mono');
    const left = (await navbar(page).getByRole('link', {name: 'Tutorials'}).boundingBox())?.x;
    const right = (await repository.boundingBox())?.x;
    expect(left).toBeLessThan(720);
    expect(right).toBeGreaterThan(720);
  });

  test('the footer links to every section', async ({page}) => {
    for (const {label, path} of footerLinks) {
      await openHydrated(page, '/markdown-page');
      await click(footer(page).getByRole('link', {name: label, exact: true}));
      await expectShown(page, path);
    }
  });

  test('the footer has the community links and the copyright', async ({page}) => {
    await openHydrated(page, '/');
    const engine = 'https://github.com/Cocos2D-Mono/Cocos2D-Mono';
    const links = footerColumn(page, 'Community').getByRole('link');
    await expect(links).toHaveText(['Issues', 'Discussions']);
    await expect(links.nth(0)).toHaveAttribute('href', `${engine}/issues`);
    await expect(links.nth(1)).toHaveAttribute('href', `${engine}/discussions`);
    await expect(footer(page)).toContainText(/Copyright © 2025/);
  });

  test('the footer has a More group that links to the repository', async ({page}) => {
    await openHydrated(page, '/');
    const links = footerColumn(page, 'More').getByRole('link');
    await expect(links).toHaveText(['GitHub']);
    await expect(links).toHaveAttribute('href', 'https://github.com/Cocos2D-Mono/Cocos2D-Mono');
  });

  test('the footer’s logo links to the home page', async ({page}) => {
    await openHydrated(page, '/markdown-page');
    await click(footer(page).getByRole('link', {name: 'Cocos2D-Mono'}));
    await expectShown(page, '/');
  });

  test('a reader goes from the sidebar through the next page and the breadcrumbs back to the category', async ({
    page,
  }) => {
    await openHydrated(page, '/docs/guides/getting-started/introduction');
    await click(docsSidebar(page).getByRole('link', {name: 'Troubleshooting'}));
    await expectShown(page, '/docs/category/troubleshooting');
    await click(page.getByRole('article').getByRole('link', {name: /Common issues/}));
    await expectShown(page, '/docs/guides/troubleshooting/common-issues');
    await expect(mainHeading(page)).toHaveText('Common issues');
    await click(docPagination(page).getByRole('link', {name: /^Next/}));
    await expectShown(page, '/docs/guides/troubleshooting/installing-and-upgrading');
    await expect(mainHeading(page)).toHaveText('Installation and upgrade problems');
    await click(breadcrumbs(page).getByRole('link', {name: 'Troubleshooting'}));
    await expectShown(page, '/docs/category/troubleshooting');
  });

  test('Back and Forward move through the visited pages', async ({page}) => {
    await openHydrated(page, '/');
    await click(navbar(page).getByRole('link', {name: 'Blog', exact: true}));
    await expectShown(page, '/blog');
    await goBack(page);
    await expectShown(page, '/');
    await expect(page).toHaveTitle(/GO COCOS NUTS!|Cocos2D-Mono/);
    await goForward(page);
    await expectShown(page, '/blog');
    await expect(page).toHaveTitle(/Releases/);
  });
});

test.describe('with only the keyboard', () => {
  test('Tab moves through the skip link, the brand, every section, the repository and the color mode in this order', async ({
    page,
  }) => {
    await openHydrated(page, '/');
    const expected = ['Skip to main content', 'Cocos2D-Mono', ...sections.map(({label}) => label), 'GitHub'];
    for (const name of expected) {
      await press(page, 'Tab');
      await expect(focused(page)).toHaveText(new RegExp(`^${name}`));
    }
    await press(page, 'Tab');
    await expect(focused(page)).toHaveAccessibleName(/^Switch between dark and light mode/);
  });

  test('every tab stop on a guide has a visible focus indicator', async ({page}) => {
    await openHydrated(page, '/docs/guides/getting-started/environment-setup');
    const unmarked: string[] = [];
    for (let stop = 0; stop < 40; stop++) {
      await press(page, 'Tab');
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
    await press(page, 'Tab');
    await press(page, 'Tab');
    await press(page, 'Tab');
    await expect(focused(page)).toHaveText('Guides');
    await press(page, 'Enter');
    await expectShown(page, '/docs/guides/getting-started/introduction');
    await expect(mainHeading(page)).toHaveText('What is Cocos2D-Mono?');

    await tabTo(page, 'Developing');
    await press(page, 'Enter');
    await expectShown(page, '/docs/category/developing');
  });

  test('arrow keys select a tab, and the Tab key moves into its panel', async ({page}) => {
    await openHydrated(page, '/docs/guides/getting-started/environment-setup');
    const tabs = page.getByRole('tablist').first().getByRole('tab');
    await tabs.first().focus();
    await press(page, 'ArrowRight');
    await press(page, 'Enter');
    await expect(tabs.nth(1)).toHaveAttribute('aria-selected', 'true');
    await expect(tabs.first()).toHaveAttribute('aria-selected', 'false');
  });

  test('keys pressed on a tab before its script has loaded still work', async ({page}) => {
    await openHydrated(page, '/docs/guides/getting-started/environment-setup');
    const held = await holdBack(page, '**/assets/js/**');
    const tabs = page.getByRole('tablist').first().getByRole('tab');
    await tabs.first().focus();
    await pressAtOnce(page, 'ArrowRight');
    await pressAtOnce(page, 'ArrowRight');
    await pressAtOnce(page, 'Enter');
    held.release();
    await expect(tabs.nth(2)).toHaveAttribute('aria-selected', 'true');
    await expect(tabs.nth(2)).toBeFocused();
  });
});

test.describe('by touch', () => {
  test.use(phone);

  test('a reader goes from the menu to a guide, to the next page and home', async ({page}) => {
    await openHydrated(page, '/');
    await tap(page.getByRole('button', {name: 'Toggle navigation bar'}));
    await tap(page.getByRole('link', {name: 'Guides', exact: true}));
    await expectShown(page, '/docs/guides/getting-started/introduction');
    await expect(page.getByRole('button', {name: 'Close navigation bar'})).toBeHidden();

    await tap(docPagination(page).getByRole('link', {name: /^Next/}));
    await expectShown(page, '/docs/guides/getting-started/environment-setup');
    await tap(navbar(page).getByRole('link', {name: 'Cocos2D-Mono'}));
    await expectShown(page, '/');
  });

  test('every control in the navbar and the footer is at least 24 px wide and high', async ({page}) => {
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

/** Presses Tab until the link is focused; fails after as many tab stops as a page has. */
async function tabTo(page: Page, name: string): Promise<void> {
  for (let stop = 0; stop < 60; stop++) {
    await press(page, 'Tab');
    if ((await page.evaluate(() => document.activeElement?.textContent)) === name) return;
  }
  throw new Error(`Tab never reached "${name}".`);
}

/** The touch target. The box of an inline link may be lower than the picture in it. */
function touchArea(element: Element): {name: string; width: number; height: number} {
  const boxes = [element, ...element.querySelectorAll('*')].map((part) => part.getBoundingClientRect());
  return {
    name: element.getAttribute('aria-label') ?? element.textContent,
    width: Math.max(...boxes.map((box) => box.width)),
    height: Math.max(...boxes.map((box) => box.height)),
  };
}
