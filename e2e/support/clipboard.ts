import {expect, type Locator} from '@playwright/test';
import {click} from './settled';

/** Presses the copy button of a code block and returns the clipboard's text. Needs the clipboard permissions. */
export async function copyFrom(block: Locator): Promise<string> {
  await click(block.getByRole('button', {name: 'Copy code'}));
  await expect(block.getByRole('button', {name: 'Copied code'})).toBeVisible();
  return block.page().evaluate(() => navigator.clipboard.readText());
}
