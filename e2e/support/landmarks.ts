import type {Locator, Page} from '@playwright/test';

/** The parts of every page, by role and label. */
export const navbar = (page: Page): Locator => page.getByRole('navigation', {name: 'Main', exact: true});
export const docsSidebar = (page: Page): Locator => page.getByRole('navigation', {name: 'Docs sidebar'});
export const breadcrumbs = (page: Page): Locator => page.getByRole('navigation', {name: 'Breadcrumbs'});
export const docPagination = (page: Page): Locator => page.getByRole('navigation', {name: 'Docs pages'});
export const footer = (page: Page): Locator => page.getByRole('contentinfo');
export const mainHeading = (page: Page): Locator => page.getByRole('heading', {level: 1});
