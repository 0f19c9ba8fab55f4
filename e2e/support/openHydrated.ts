import {expect, type Page, type Response} from '@playwright/test';

/** Opens an address and waits until React has taken over the page: from then on it reacts to the reader. */
export async function openHydrated(page: Page, address: string): Promise<Response> {
  const response = await page.goto(address);
  if (response === null) throw new Error(`${address} gave no response.`);
  await waitUntilHydrated(page);
  return response;
}

export async function waitUntilHydrated(page: Page): Promise<void> {
  await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
}
