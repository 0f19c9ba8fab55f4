import {expect, type Page} from '@playwright/test';
import {footer} from './landmarks';
import {openAtOnce} from './settled';

/** A style sheet that loads only when the journey releases it. */
export interface HeldSheet {
  readonly release: () => void;
}

/** Holds back all style sheets of the site from a page. */
export async function holdSheet(page: Page): Promise<HeldSheet> {
  let release = (): void => undefined;
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/assets/css/*.css', async (route) => {
    await released;
    await route.continue();
  });
  return {release};
}

/** Opens an address whose style sheet is held, without waiting for the load event, which needs the sheet. */
export async function openWithoutSheet(page: Page, address: string): Promise<void> {
  await openAtOnce(page, address, {waitUntil: 'commit'});
  await expect(footer(page)).toBeAttached();
}
