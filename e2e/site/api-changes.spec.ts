import {expect, test} from '../support/journey';
import {openHydrated} from '../support/openHydrated';
import {click, expectShown} from '../support/settled';

test('comparing two releases lists the behavior changes between them, with links to the members', async ({page}) => {
  await openHydrated(page, '/docs/api/changes');
  await page.locator('select[name=from]').selectOption('2.5.11');
  await page.locator('select[name=to]').selectOption('2.5.12');
  await click(page.getByRole('button', {name: 'Compare'}));
  const comparison = page.locator('api-compare');
  await expect(comparison.getByRole('status')).toHaveText(/^From 2\.5\.11 to 2\.5\.12: \d+ changed in behavior\.$/);
  await expect(comparison.getByRole('heading', {name: 'Behavior'})).toBeVisible();
  const note = comparison.getByRole('listitem').filter({hasText: 'RemoveRange keeps the wrong elements'});
  await expect(note).toContainText('Until 2.5.11');
  await click(note.getByRole('link', {name: 'RemoveRange(int, int)'}));
  await expectShown(page, '/docs/api/cocos2d.ccrawlist-1#RemoveRange-Int32-Int32');
  await expect(page.locator('.api-notes').filter({hasText: 'RemoveRange keeps the wrong elements'})).toBeVisible();
});

test('two releases without a change are reported as the same', async ({page}) => {
  await openHydrated(page, '/docs/api/changes?from=2.6.0&to=2.6.1');
  await expect(page.locator('api-compare').getByRole('status')).toHaveText('The API is the same in 2.6.0 and 2.6.1.');
});
