import {expect, type Locator, type Page} from '@playwright/test';

/** The parts of the search page. */
export const searchField = (page: Page): Locator => page.getByRole('main').getByRole('searchbox', {name: 'Search'});
export const hits = (page: Page): Locator => page.getByRole('main').getByRole('article');
export const hitLinks = (page: Page): Locator => hits(page).locator('a:first-of-type');
/** The text with the number of hits. */
export const hitCount = (page: Page): Locator => page.getByRole('main').getByRole('status');
export const contextFilter = (page: Page, label: string): Locator =>
  page.getByRole('group', {name: 'Search in'}).getByRole('button', {name: new RegExp(`^${label}( |$)`)});
export const kindFilter = (page: Page, label: string): Locator =>
  page.getByRole('group', {name: 'Kinds of symbols'}).getByRole('button', {name: new RegExp(`^${label}( |$)`)});
export const searchProblem = (page: Page): Locator => page.locator('#search-page-problem');

/** The addresses of the hits, in order. */
export const hitAddresses = (page: Page): Promise<readonly string[]> =>
  hitLinks(page).evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));

/** A parameter of the page's current address. */
export const parameter = (page: Page, name: string): string | null => new URL(page.url()).searchParams.get(name);

/** Waits until all of the index has loaded, so that the hits of a query no longer change. */
export async function indexLoaded(page: Page): Promise<void> {
  await expect(page.getByRole('main').locator('[data-state]')).toHaveAttribute('data-state', 'complete');
  await expect(hitCount(page)).toHaveText(/results?$/);
}
