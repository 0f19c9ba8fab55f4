import {expect, type Page} from '@playwright/test';

/** Leaves a mark that a full page load would wipe out. */
export const markDocument = (page: Page): Promise<void> =>
  page.evaluate(() => document.documentElement.setAttribute('data-visited', ''));

export const expectSameDocument = (page: Page): Promise<void> =>
  expect(page.locator('html')).toHaveAttribute('data-visited', '');
