import {expect, type Locator} from '@playwright/test';

/** Presses the copy button of a code block and returns the clipboard's text. Needs the clipboard permissions. */
export async function copyFrom(block: Locator): Promise<string> {
  await block.getByRole('button', {name: 'Copy code'}).click();
  await expect(block.getByRole('button', {name: 'Copied code'})).toBeVisible();
  return block.page().evaluate(() => navigator.clipboard.readText());
}
