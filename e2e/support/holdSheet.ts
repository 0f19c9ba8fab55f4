import {expect, type Page} from '@playwright/test';
import {holdBack, type HeldRequests} from './holdBack';
import {footer} from './landmarks';
import {openAtOnce} from './settled';

/** Holds back all stylesheets of the site from a page. */
export const holdSheet = (page: Page): Promise<HeldRequests> => holdBack(page, '**/assets/css/*.css');

/** Opens an address whose stylesheet is held, without waiting for the load event, which needs the sheet. */
export async function openWithoutSheet(page: Page, address: string): Promise<void> {
  await openAtOnce(page, address, {waitUntil: 'commit'});
  await expect(footer(page)).toBeAttached();
}
