import type {Page, Response} from '@playwright/test';
import {expect, test} from '../support/journey';
import {mainHeading} from '../support/landmarks';
import {openHydrated} from '../support/openHydrated';
import {staysQuiet} from '../support/requestsDone';
import {scrollPosition} from '../support/scrolling';
import {click, expectLeft, expectShown, goBack} from '../support/settled';

const guide = '/docs/guides/developing/create-project';

/** The marked words, in lower case. */
const marked = async (page: Page): Promise<string[]> =>
  (await page.getByRole('main').locator('mark').allInnerTexts()).map((word) => word.toLowerCase());

test('the search terms are highlighted and removed from the address', async ({page}) => {
  await openHydrated(page, `${guide}?_highlight=template&_highlight=ball`);
  await expectShown(page, guide);
  await expect.poll(() => marked(page)).toContain('template');
  const words = new Set(await marked(page));
  expect(words).toContain('template');
  expect(words).toContain('ball');
  expect([...words].every((word) => /^(?:templat|ball)/.test(word))).toBe(true);
});

test('other parameters and the hash stay in the address', async ({page}) => {
  await openHydrated(page, `${guide}?from=here&_highlight=window#the-project-file`);
  await expectShown(page, `${guide}?from=here#the-project-file`);
  await expect(page.locator('#the-project-file')).toBeInViewport();
  await expect.poll(() => marked(page)).toContain('window');
});

test('without a hash the page scrolls to the first highlighted word', async ({page}) => {
  await openHydrated(page, `${guide}?_highlight=breakpoint`);
  await expect.poll(() => marked(page)).toContain('breakpoint');
  await expect.poll(() => scrollPosition(page)).toBeGreaterThan(200);
});

test('a page opened within the site is highlighted, and the next one is not', async ({page}) => {
  await openHydrated(page, guide);
  await page.getByRole('combobox', {name: 'Search'}).fill('sounds and music mgcb');
  const hit = page.getByRole('option').filter({hasText: 'Add content'}).first();
  await expect(hit).toHaveAttribute('href', /_highlight=/);
  await click(hit);
  await expect(mainHeading(page)).toHaveText('Add content');
  await expect.poll(() => marked(page)).not.toEqual([]);
  await expectLeft(page, /_highlight/);
  await click(page.getByRole('navigation', {name: 'Docs pages'}).getByRole('link').last());
  await expect(mainHeading(page)).not.toHaveText('Add content');
  await expect.poll(() => marked(page)).toEqual([]);
});

test('an API page opened from a hit is also highlighted', async ({page}) => {
  await openHydrated(page, guide);
  const hit = page.getByRole('option').filter({hasText: 'CCSprite'}).first();
  await page.getByRole('combobox', {name: 'Search'}).fill('sprite');
  await expect(hit).toHaveAttribute('href', /^\/docs\/api\/cocos2d\.ccsprite\?_highlight=sprite/);
  await click(hit);
  await expect(mainHeading(page)).toHaveText('CCSprite');
  await expect
    .poll(async () => (await marked(page)).filter((word) => word.startsWith('sprite')).length)
    .toBeGreaterThan(10);
  await expectShown(page, /\/docs\/api\/cocos2d\.ccsprite$/);
});

test('Back and Forward show the page without search terms in the address', async ({page}) => {
  await openHydrated(page, `${guide}?_highlight=template`);
  await expectShown(page, guide);
  await click(page.getByRole('navigation', {name: 'Docs pages'}).getByRole('link').last());
  await expectLeft(page, guide);
  await goBack(page);
  await expectShown(page, guide);
});

for (const [name, value] of [
  ['HTML', '%3Cimg%20src%3Dx%20onerror%3Dalert(1)%3E'],
  ['an unclosed pattern', '(a%2B)%2B%24(((('],
  ['an invalid escape', '%E0%A4%A'],
  ['an empty value', ''],
  [
    'a very long value',
    `${'a'.repeat(3000)}&${Array.from({length: 300}, (_, index) => `_highlight=w${index}`).join('&')}`,
  ],
] as const) {
  test(`${name} is harmless`, async ({page}) => {
    await openHydrated(page, `${guide}?_highlight=${value}`);
    await expectShown(page, guide);
    await expect(mainHeading(page)).toHaveText('Create a project');
    await expect(page.getByRole('main').locator('img[src=x]')).toHaveCount(0);
  });
}

test('only a page with search terms loads the highlighter', async ({page}) => {
  const highlighters = async (address: string) => {
    const scripts: Promise<string>[] = [];
    const record = (response: Response) => {
      if (response.url().endsWith('.js')) scripts.push(response.text().catch(() => ''));
    };
    page.on('response', record);
    await openHydrated(page, address);
    await staysQuiet(page);
    page.off('response', record);
    return (await Promise.all(scripts)).filter((script) => script.includes('.search-mark')).length;
  };
  expect(await highlighters(guide)).toBe(0);
  expect(await highlighters(`${guide}?_highlight=template`)).toBe(1);
  await expect.poll(() => marked(page)).toContain('template');
});
