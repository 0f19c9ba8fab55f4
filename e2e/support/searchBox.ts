import {expect, type Locator, type Page} from '@playwright/test';
import {settled} from './settled';

/** The parts of the search box, by role and label. */
export const searchForm = (page: Page): Locator => page.getByRole('navigation').getByRole('search');
export const searchBox = (page: Page): Locator => page.getByRole('combobox', {name: 'Search', exact: true});
export const suggestions = (page: Page): Locator => page.getByRole('listbox', {name: 'Suggestions'});
export const options = (page: Page): Locator => suggestions(page).getByRole('option');
export const hits = (page: Page): Locator =>
  page.getByRole('group', {name: 'Suggestions', exact: true}).getByRole('option');
export const activeOption = (page: Page): Locator => suggestions(page).locator('[aria-selected=true]');

/** Types a query into the box and waits for its first results. */
export async function ask(page: Page, query: string): Promise<void> {
  await searchBox(page).fill(query);
  await expect(hits(page).first()).toBeVisible();
  await settled(page);
}
