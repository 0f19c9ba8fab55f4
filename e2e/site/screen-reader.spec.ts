import type {Locator, Page} from '@playwright/test';
import {isSkipped} from '../support/isSkipped';
import {expect, test as journey} from '../support/journey';
import {openHydrated} from '../support/openHydrated';

// Content far from the screen is not rendered (heavy-pages.spec.ts), but screen readers read all of a page.

const test = journey.extend({
  launchOptions: [
    // A screen reader turns this on; without it, Chromium leaves skipped content out of the tree.
    ({launchOptions}, use) =>
      use({...launchOptions, args: [...(launchOptions.args ?? []), '--force-renderer-accessibility']}),
    {scope: 'worker'},
  ],
});

/** Role and name of everything in Chromium's accessibility tree. */
async function accessibleParts(page: Page): Promise<readonly string[]> {
  const client = await page.context().newCDPSession(page);
  const {nodes} = await client.send('Accessibility.getFullAXTree');
  return nodes.flatMap(({ignored, role, name}) => (ignored ? [] : `${String(role?.value)} ${String(name?.value)}`));
}

const textOf = async (element: Locator): Promise<string> => (await element.textContent()) ?? '';

test('a card that is not rendered is read with its picture, link, text and tools', async ({page}) => {
  await openHydrated(page, '/docs/api/gallery');
  const card = page.locator('[data-capture]').last();
  await expect.poll(() => isSkipped(card)).toBe(true);
  const type = await textOf(card.locator('code'));
  const expected = [
    `image ${String(await card.locator('img').getAttribute('alt'))}`,
    `link ${type}`,
    `StaticText ${await textOf(card.locator('p').first())}`,
    `checkbox Compare ${type}`,
    `button Copy code of ${type}`,
  ];
  expect(await accessibleParts(page)).toEqual(expect.arrayContaining(expected));
  expect(await isSkipped(card)).toBe(true);
});

test('a member that is not rendered is read with its declaration, text and tools', async ({page}) => {
  await openHydrated(page, '/docs/api/cocos2d.ccnode');
  const member = page.locator('[id="WorldToNodeTransform-void"]');
  await expect.poll(() => isSkipped(member)).toBe(true);
  const expected = [
    `link ${await textOf(member.locator('pre a').first())}`,
    `StaticText ${await textOf(member.locator('p').first())}`,
    'button Copy signature of WorldToNodeTransform',
  ];
  expect(await accessibleParts(page)).toEqual(expect.arrayContaining(expected));
  expect(await isSkipped(member)).toBe(true);
});
