import {expect, type Page} from '@playwright/test';

/** Marks the document; a full page load removes the mark. */
export const markDocument = (page: Page): Promise<void> =>
  page.evaluate(() => document.documentElement.setAttribute('data-visited', ''));

export const expectSameDocument = (page: Page): Promise<void> =>
  expect(page.locator('html')).toHaveAttribute('data-visited', '');
