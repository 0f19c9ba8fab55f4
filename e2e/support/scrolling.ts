import {expect, type Locator, type Page} from '@playwright/test';
import {navbar} from './landmarks';
import {wheel} from './settled';

/** Pixels from the top of the page. */
export const scrollPosition = (page: Page): Promise<number> => page.evaluate(() => Math.round(window.scrollY));

/** Scrolls with the mouse wheel, in several steps as a reader does, until the page has reached the position. */
export async function wheelTo(page: Page, top: number): Promise<void> {
  await page.mouse.move(600, 400);
  const turns = 4;
  for (let turn = 1; turn <= turns; turn++) {
    const from = await scrollPosition(page);
    const to = Math.round(from + (top - from) / (turns - turn + 1));
    await wheel(page, to - from);
    await expect.poll(() => scrollPosition(page)).toBe(to);
  }
}

/** Returns whether the visible navbar covers any part of the element. */
export async function isInNavbar(page: Page, element: Locator): Promise<boolean> {
  const bar = await navbar(page).boundingBox();
  const box = await element.boundingBox();
  if (box === null) throw new Error('The element is not on the page.');
  return bar !== null && box.y < bar.y + bar.height;
}
