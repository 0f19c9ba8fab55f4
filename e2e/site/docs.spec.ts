import type {Page} from '@playwright/test';
import {phone} from '../support/devices';
import {expect, test} from '../support/journey';
import {breadcrumbs, docPagination, docsSidebar, mainHeading} from '../support/landmarks';
import {openHydrated} from '../support/openHydrated';
import {guidePaths} from '../support/sitemap';
import {click, expectShown, reload, tap, wheel} from '../support/settled';

const guide = '/docs/guides/developing/create-project';
const environment = '/docs/guides/getting-started/environment-setup';
const nextSteps = '/docs/guides/getting-started/next-steps';
const firstGame = '/docs/tutorials/first-game';
const lastTutorialPage = '/docs/tutorials/platformer-tutorial/part-5-tests';
const overview = '/docs/guides/developing/overview';

const tableOfContents = (page: Page) => page.locator('.theme-doc-toc-desktop');

test('the breadcrumbs link to home and the category, and name the page', async ({page}) => {
  await openHydrated(page, guide);
  await expect(breadcrumbs(page).getByRole('link', {name: 'Home page'})).toHaveAttribute('href', '/');
  await expect(breadcrumbs(page).getByRole('link', {name: 'Developing'})).toHaveAttribute(
    'href',
    '/docs/category/developing',
  );
  await expect(breadcrumbs(page).getByRole('listitem').last()).not.toHaveText('');
});

test('the table of contents follows the scroll position', async ({page}) => {
  await openHydrated(page, guide);
  const contents = tableOfContents(page);
  const headings = page.getByRole('main').getByRole('heading', {level: 2});
  const third = headings.nth(2);
  const name = (await third.innerText()).trim();
  // The section may be so short that its first subsection is the active entry.
  const active = contents.getByRole('listitem').filter({hasText: name}).locator('.table-of-contents__link--active');
  await third.evaluate((heading) => heading.scrollIntoView({block: 'start'}));
  await wheel(page, 30);
  await expect(active).toHaveCount(1);
  await headings.first().evaluate((heading) => heading.scrollIntoView({block: 'start'}));
  await wheel(page, -30);
  await expect(contents.locator('.table-of-contents__link--active')).toHaveCount(1);
  await expect(active).toHaveCount(0);
});

test('the table of contents lists headings of the second and third level', async ({page}) => {
  await openHydrated(page, guide);
  const headings = await page
    .locator('main article :is(h2, h3)')
    .evaluateAll((all) => all.map((heading) => (heading.firstChild?.textContent ?? '').trim()));
  const entries = await tableOfContents(page).getByRole('link').allInnerTexts();
  expect(entries.length).toBeGreaterThan(2);
  expect(headings.length).toBeGreaterThanOrEqual(entries.length);
  expect(entries).toHaveLength(headings.length);
});

test('the edit link opens the source of the page', async ({page}) => {
  await openHydrated(page, guide);
  await expect(page.getByRole('link', {name: 'Edit this page'})).toHaveAttribute(
    'href',
    'https://github.com/Cocos2D-Mono/Cocos2D-Mono.Docs/edit/main/website/docs/guides/developing/create-project.mdx',
  );
});

test('the page says when it was last updated', async ({page}) => {
  await openHydrated(page, guide);
  const updated = page.getByText(/Last updated on/);
  await expect(updated).toBeVisible();
  const date = await updated.locator('time').getAttribute('datetime');
  expect(Number.isNaN(Date.parse(date ?? ''))).toBe(false);
});

test('next and previous lead through all guides in sidebar order, with the tutorials in between', async ({
  page,
  request,
}) => {
  // About forty pages.
  test.slow();
  const start = '/docs/category/getting-started';
  await openHydrated(page, start);
  const read: string[] = [start];
  for (;;) {
    const next = docPagination(page).getByRole('link', {name: /^Next/});
    if ((await next.count()) === 0) break;
    const leavesGuides = read.at(-1) === environment;
    if (leavesGuides) await expect(next).toHaveAttribute('href', firstGame);
    const link = leavesGuides ? docsSidebar(page).locator(`a[href="${nextSteps}"]`) : next;
    const target = await link.getAttribute('href');
    await click(link);
    await expectShown(page, target ?? '');
    const previous = target === overview ? lastTutorialPage : (read.at(-1) ?? '');
    await expect(docPagination(page).getByRole('link', {name: /^Previous/})).toHaveAttribute('href', previous);
    read.push(target ?? '');
  }
  const sidebar = await docsSidebar(page)
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
  expect(read).toEqual(sidebar);
  const guides = read.filter((address) => address.startsWith('/docs/guides/'));
  expect(new Set(guides)).toEqual(new Set(await guidePaths(request)));
});

test('the setup, the first game, the platformer and the guides form one path in both directions', async ({page}) => {
  const path = [
    [environment, firstGame],
    ['/docs/tutorials/first-game-finish', '/docs/tutorials/platformer-tutorial/overview'],
    [lastTutorialPage, overview],
  ] as const;
  for (const [from, to] of path) {
    await openHydrated(page, from);
    await click(docPagination(page).getByRole('link', {name: /^Next/}));
    await expectShown(page, to);
    await click(docPagination(page).getByRole('link', {name: /^Previous/}));
    await expectShown(page, from);
  }
});

test('the sidebar marks the current page and cannot be hidden', async ({page}) => {
  await openHydrated(page, environment);
  const current = docsSidebar(page).locator('[aria-current=page]');
  await expect(current).toHaveCount(1);
  await expect(current).toHaveAttribute('href', environment);
  await expect(page.getByRole('button', {name: 'Collapse sidebar', exact: true})).toHaveCount(0);
});

test('categories stay expanded when another one is expanded', async ({page}) => {
  await openHydrated(page, environment);
  const licensing = docsSidebar(page).locator('a[href="/docs/guides/contributing/licensing"]');
  await expect(licensing).toBeVisible();
  await click(docsSidebar(page).getByRole('link', {name: 'Troubleshooting'}));
  await expectShown(page, '/docs/category/troubleshooting');
  await expect(licensing).toBeVisible();
  await expect(docsSidebar(page).locator(`a[href="${environment}"]`)).toBeVisible();
});

test('the API and the tutorials have their own sidebars', async ({page}) => {
  await openHydrated(page, '/docs/api/introduction');
  // Three docs and the namespaces; the types are folded.
  await expect(docsSidebar(page).getByRole('link')).toHaveCount(3 + 16);
  await openHydrated(page, '/docs/tutorials/introduction');
  // The introduction, the first game's pages, the category, and its overview and five parts.
  await expect(docsSidebar(page).getByRole('link')).toHaveCount(1 + 3 + 1 + 6);
});

test('a category page lists its guides with their descriptions', async ({page, request}) => {
  await openHydrated(page, '/docs/category/developing');
  await expect(mainHeading(page)).toHaveText('Developing');
  const cards = page
    .getByRole('main')
    .getByRole('article')
    .getByRole('article')
    .or(page.locator('main section article'));
  const guides = (await guidePaths(request)).filter((path) => path.startsWith('/docs/guides/developing/'));
  await expect(cards).toHaveCount(guides.length);
  for (const card of await cards.all()) {
    await expect(card).toHaveText(/.{41}/s);
    await expect(card.getByRole('link')).toHaveAttribute('href', /^\/docs\/guides\/developing\//);
  }
});

test('a selected tab applies to every tab group of that kind and to the next visit', async ({page}) => {
  await openHydrated(page, environment);
  const linux = page.getByRole('tab', {name: 'Linux'});
  await click(linux.first());
  for (const tab of await linux.all()) await expect(tab).toHaveAttribute('aria-selected', 'true');
  await reload(page);
  await expect(linux.first()).toHaveAttribute('aria-selected', 'true');
  await expect(page.getByRole('tab', {name: 'Windows'}).first()).toHaveAttribute('aria-selected', 'false');
});

test.describe('on a phone', () => {
  test.use(phone);

  test('the table of contents expands above the text and links to a heading', async ({page}) => {
    await openHydrated(page, guide);
    const toggle = page.getByRole('button', {name: 'On this page'});
    await expect(toggle).toBeVisible();
    const entry = page.locator('.theme-doc-toc-mobile').getByRole('link').nth(1);
    await expect(entry).toBeHidden();
    await tap(toggle);
    await expect(entry).toBeVisible();
    const id = ((await entry.getAttribute('href')) ?? '').slice(1);
    await tap(entry);
    await expect(page.locator(`[id="${id}"]`)).toBeInViewport();
  });
});

test('a box keeps its distance from the text below it', async ({page}) => {
  await openHydrated(page, '/docs/guides/developing/adding-content');
  const gaps = await page.locator('.theme-admonition:has(+ p)').evaluateAll((boxes) =>
    boxes.map((box) => {
      const below = box.nextElementSibling?.getBoundingClientRect().top ?? 0;
      return below - box.getBoundingClientRect().bottom;
    }),
  );
  expect(gaps.length).toBeGreaterThan(0);
  for (const gap of gaps) expect(gap).toBeGreaterThanOrEqual(16);
});
