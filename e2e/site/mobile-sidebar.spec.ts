import type {Page} from '@playwright/test';
import {phone} from '../support/devices';
import {expect, test} from '../support/journey';
import {navbar} from '../support/landmarks';
import {openHydrated} from '../support/openHydrated';
import {expectShown, goBackAtOnce, press, tap} from '../support/settled';
import {swipeUp} from '../support/swipeUp';

test.use(phone);

const guide = '/docs/guides/getting-started/environment-setup';
const openButton = (page: Page) => page.getByRole('button', {name: 'Toggle navigation bar'});
const closeButton = (page: Page) => page.getByRole('button', {name: 'Close navigation bar'});
const backToMainMenu = (page: Page) => page.getByRole('button', {name: 'Back to main menu'});

async function openSidebar(page: Page, address: string): Promise<void> {
  await openHydrated(page, address);
  await expect(closeButton(page)).toBeHidden();
  await tap(openButton(page));
  await expect(closeButton(page)).toBeInViewport();
}

test('the menu button opens the sidebar and updates its state, and the close button closes it', async ({page}) => {
  await openHydrated(page, '/blog');
  await expect(openButton(page)).toHaveAttribute('aria-expanded', 'false');
  await tap(openButton(page));
  await expect(closeButton(page)).toBeInViewport();
  await expect(openButton(page)).toHaveAttribute('aria-expanded', 'true');
  await tap(closeButton(page));
  await expect(closeButton(page)).toBeHidden();
  await expect(openButton(page)).toHaveAttribute('aria-expanded', 'false');
});

test('the sidebar slides in from the side', async ({page}) => {
  await openHydrated(page, '/blog');
  const sidebar = page.locator('.navbar-sidebar');
  const edges = () =>
    sidebar.evaluate((element) => {
      const {left, right} = element.getBoundingClientRect();
      return {left, right};
    });
  expect((await edges()).right).toBeLessThanOrEqual(0);
  await page.evaluate(() =>
    document.addEventListener('transitionrun', ({target, propertyName}) => {
      if (target instanceof Element && propertyName === 'transform') target.setAttribute('data-slides', '');
    }),
  );
  await tap(openButton(page));
  await expect(sidebar).toHaveAttribute('data-slides');
  await expect.poll(async () => (await edges()).left).toBe(0);
});

test('a tap outside the sidebar closes it', async ({page}) => {
  await openSidebar(page, '/blog');
  await page.touchscreen.tap(380, 400);
  await expect(closeButton(page)).toBeHidden();
});

test('back navigation closes the sidebar and stays on the page', async ({page}) => {
  await openHydrated(page, '/');
  await tap(page.getByRole('contentinfo').getByRole('link', {name: 'Blog'}));
  // The address changes before the page; only the new page's sidebar stays open.
  await expect(page.getByRole('heading', {level: 1, name: 'Releases'})).toBeVisible();
  await expectShown(page, '/blog');
  await tap(openButton(page));
  await expect(closeButton(page)).toBeInViewport();

  await goBackAtOnce(page);
  await expect(closeButton(page)).toBeHidden();
  await expectShown(page, '/blog');

  await goBackAtOnce(page);
  await expectShown(page, '/');
});

test('the page behind the open sidebar does not scroll until the sidebar is closed', async ({page}) => {
  await openSidebar(page, guide);
  await swipeUp(page);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);

  await tap(closeButton(page));
  await expect(closeButton(page)).toBeHidden();
  await swipeUp(page);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(100);
});

test('the sidebar closes when the layout switches to desktop', async ({page}) => {
  await openSidebar(page, guide);
  await page.setViewportSize({width: 997, height: 844});
  await expect(closeButton(page)).toBeHidden();
  await page.setViewportSize({width: 996, height: 844});
  await expect(openButton(page)).toBeVisible();
  await expect(closeButton(page)).toBeHidden();
});

test('on a guide the sidebar shows the guides, and "Back to main menu" shows the sections', async ({page}) => {
  await openSidebar(page, guide);
  await expect(page.getByRole('link', {name: 'Developing', exact: true})).toBeInViewport();
  await expect(navbar(page).getByRole('link', {name: 'API', exact: true})).not.toBeInViewport();

  await tap(backToMainMenu(page));
  await expect(navbar(page).getByRole('link', {name: 'API', exact: true})).toBeInViewport();
  await expect(page.getByRole('link', {name: 'Developing', exact: true})).not.toBeInViewport();
});

test('the hidden half of the menu cannot be focused', async ({page}) => {
  await openSidebar(page, guide);
  await tap(backToMainMenu(page));
  await expect(backToMainMenu(page)).not.toBeInViewport();
  const inertLinks = page.locator('[inert]').getByRole('link', {name: 'Contributing', includeHidden: true});
  await expect(inertLinks).toHaveCount(1);
});

test('choosing a page closes the sidebar and opens that page', async ({page}) => {
  await openSidebar(page, guide);
  await tap(page.getByRole('link', {name: 'Contributing'}));
  await expectShown(page, '/docs/category/contributing');
  await expect(closeButton(page)).toBeHidden();
});

test('the sidebar can be opened, navigated and closed with the keyboard', async ({page}) => {
  await openHydrated(page, '/blog');
  await openButton(page).focus();
  await press(page, 'Enter');
  await expect(closeButton(page)).toBeInViewport();
  await closeButton(page).focus();
  await press(page, 'Enter');
  await expect(closeButton(page)).toBeHidden();
});

test('a category in the sidebar collapses and expands', async ({page}) => {
  await openSidebar(page, guide);
  const toggle = page.getByRole('button', {name: /^(Collapse|Expand) sidebar category 'Contributing'/});
  const entry = page.getByRole('link', {name: 'Licensing'});
  await expect(entry).toBeVisible();
  await tap(toggle);
  await expect(entry).toBeHidden();
  await expect(toggle).toHaveAttribute('aria-expanded', 'false');
  await tap(toggle);
  await expect(entry).toBeVisible();
});
