import {expect, type Locator} from '@playwright/test';
import {keepConfirmations} from './confirmations';
import {click} from './settled';

/** Presses the copy button of a code block and returns the clipboard's text. Needs the clipboard permissions. */
export async function copyFrom(block: Locator): Promise<string> {
  const endConfirmation = await keepConfirmations(block.page());
  await click(block.getByRole('button', {name: 'Copy code'}));
  await expect(block.getByRole('button', {name: 'Copied code'})).toBeVisible();
  await endConfirmation();
  return block.page().evaluate(() => navigator.clipboard.readText());
}
