import {apiPageEntries} from '../support/apiPages';
import {phone} from '../support/devices';
import {expectToFitWidth} from '../support/fitsWidth';
import {expect, test} from '../support/journey';
import {mainHeading} from '../support/landmarks';
import {openHydrated} from '../support/openHydrated';
import {expectShown, tap} from '../support/settled';

test.use(phone);

for (const [kind, address] of apiPageEntries) {
  test(`${kind}, ${address}, does not scroll sideways or cut off text`, async ({page}) => {
    await openHydrated(page, address);
    await expectToFitWidth(page);
  });
}

test('the contents of CCNode expand above the text and link to a group of members, whose rows link to the details', async ({
  page,
}) => {
  await openHydrated(page, '/docs/api/cocos2d.ccnode');
  await tap(page.getByRole('button', {name: 'On this page'}));
  await tap(page.locator('.theme-doc-toc-mobile').getByRole('link', {name: 'Actions', exact: true}));
  await tap(page.locator('.api-members').getByRole('link', {name: 'RunAction', exact: true}));
  await expect(page.locator('h3#RunAction')).toBeInViewport();
});

test('the menu shows the branch of the page and opens another type', async ({page}) => {
  await openHydrated(page, '/docs/api/cocos2d.ccnode');
  await tap(page.getByRole('button', {name: 'Toggle navigation bar'}));
  await tap(page.getByRole('link', {name: 'CCScene', exact: true}).filter({visible: true}).first());
  await expectShown(page, '/docs/api/cocos2d.ccscene');
  await expect(mainHeading(page)).toHaveText('CCScene');
  await expect(page.getByRole('button', {name: 'Close navigation bar'})).toBeHidden();
});

test('the copy button is visible without hovering', async ({page}) => {
  await openHydrated(page, '/docs/api/cocos2d.ccsize');
  const button = page.getByRole('button', {name: 'Copy signature'}).first();
  await expect(button).toBeVisible();
});
