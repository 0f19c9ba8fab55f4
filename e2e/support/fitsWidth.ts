import {expect, type Page} from '@playwright/test';
import {clippedText} from './clippedText';

/** Fails if the page scrolls sideways or cuts text off. */
export async function expectToFitWidth(page: Page): Promise<void> {
  const widths = await page.evaluate(() => ({
    page: document.documentElement.scrollWidth,
    window: document.documentElement.clientWidth,
  }));
  expect.soft(widths.page, 'width of the page').toBeLessThanOrEqual(widths.window);
  expect(await clippedText(page)).toEqual([]);
}
