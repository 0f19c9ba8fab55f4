import type {Page} from '@playwright/test';
import {useEarlierPrintRules} from '../support/earlierPrintRules';
import {expect, test} from '../support/journey';
import {openHydrated} from '../support/openHydrated';
import {settled} from '../support/settled';

const largestType = '/docs/api/cocos2d.ccnode';

/** Shows a page with the styles for paper. */
async function openForPrint(page: Page, address: string): Promise<void> {
  await openHydrated(page, address);
  await page.emulateMedia({media: 'print'});
  await settled(page);
}

async function pagesOfPaper(page: Page): Promise<number> {
  const pdf = await page.pdf({format: 'A4'});
  return pdf.toString('latin1').match(/\/Type \/Page\b/g)?.length ?? 0;
}

test('the largest type prints on a third of the pages that it would need with the earlier print rules', async ({
  page,
}) => {
  await openHydrated(page, largestType);
  const printed = await pagesOfPaper(page);
  await useEarlierPrintRules(page);
  const earlier = await pagesOfPaper(page);
  console.log(`${largestType}: ${printed} pages of A4, ${earlier} with the earlier rules`);
  expect(printed).toBeGreaterThan(5);
  expect(printed).toBeLessThanOrEqual(earlier / 3);
});

for (const address of [largestType, '/docs/guides/developing/create-project', '/blog/2.6.0-release'])
  test(`every printed heading of ${address} stays with the text below it`, async ({page}) => {
    await openForPrint(page, address);
    const headings = await page
      .locator('main :is(h1, h2, h3, h4, figcaption)')
      .evaluateAll((elements) =>
        elements
          .filter((element) => element.checkVisibility())
          .map((element) => [element.textContent, getComputedStyle(element).breakAfter]),
      );
    expect(headings.length).toBeGreaterThan(5);
    expect(headings.filter(([, breakAfter]) => breakAfter !== 'avoid')).toEqual([]);
  });

test('a printed type page has its text, but no addresses or interactive controls', async ({page}) => {
  await openForPrint(page, largestType);
  await expect(page.getByRole('heading', {name: 'RunAction', exact: true})).toBeVisible();
  await expect(page.getByRole('search')).toHaveCount(0);
  await expect(page.getByRole('button')).toHaveCount(0);
  await expect(page.locator('.api').getByRole('link', {name: 'Source', exact: true})).toHaveCount(0);
  const addresses = await page.evaluate(() =>
    [...document.querySelectorAll('.api a[href^="http"]')]
      .map((link) => getComputedStyle(link, '::after').content)
      .filter((content) => content.includes('http')),
  );
  expect(addresses).toEqual([]);
});

test('a printed guide shows the addresses of links in text, but not in code', async ({page}) => {
  await openForPrint(page, '/docs/guides/developing/overview');
  const contentOf = (selector: string) =>
    page
      .locator(selector)
      .first()
      .evaluate((link) => getComputedStyle(link, '::after').content);
  expect(await contentOf('article p > a[href^="http"]')).toContain('http');
  expect(await contentOf('figcaption > a[href^="http"]')).toBe('none');
});

test('the printed home page has no text in colors for dark backgrounds, which printers omit', async ({page}) => {
  await openForPrint(page, '/');
  const pale = await page.evaluate(() =>
    [...document.querySelectorAll('main :is(h1, h2, h3, p, a, td, li)')]
      .filter((element) => element.checkVisibility() && element.textContent.trim() !== '')
      .filter((element) => {
        const [red = 0, green = 0, blue = 0] = (getComputedStyle(element).color.match(/\d+/g) ?? []).map(Number);
        return 0.2126 * red + 0.7152 * green + 0.0722 * blue > 128;
      })
      .map((element) => element.textContent.slice(0, 60)),
  );
  expect(pale).toEqual([]);
});
