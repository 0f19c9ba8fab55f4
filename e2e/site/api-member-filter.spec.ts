import type {Locator, Page} from '@playwright/test';
import {expect, test} from '../support/journey';
import {mainHeading} from '../support/landmarks';
import {openHydrated} from '../support/openHydrated';
import {click, expectShown, focused, goBack, press, settled, type} from '../support/settled';

const sprite = '/docs/api/cocos2d.ccsprite';

const form = (page: Page): Locator => page.getByRole('search', {name: 'Members of this type'});
const text = (page: Page): Locator => form(page).getByLabel('Filter members by name');
const kind = (page: Page): Locator => form(page).getByLabel('Kind');
const origin = (page: Page): Locator => form(page).getByLabel('Origin');
const answer = (page: Page): Locator => form(page).getByRole('status');

const ownMembers = (page: Page): Locator =>
  page.locator('section[data-api-kind] :is([data-api-kind] > section, tr[id])').filter({visible: true});
const inheritedMembers = (page: Page): Locator => page.locator('[data-api-inherited] li').filter({visible: true});
const inheritedMember = (page: Page, name: string): Locator =>
  page
    .locator('[data-api-inherited] li')
    .filter({has: page.getByRole('link', {name, exact: true, includeHidden: true})});

test.beforeEach(async ({page}) => {
  await openHydrated(page, sprite);
});

test('without a filter, all own members are shown and inherited ones are collapsed', async ({page}) => {
  await expect.poll(() => ownMembers(page).count()).toBeGreaterThan(30);
  await expect(inheritedMembers(page)).toHaveCount(0);
  await expect(answer(page)).toBeEmpty();
});

test('a text shows only members whose names contain it and expands the inherited ones', async ({page}) => {
  await text(page).fill('texture');
  await expect(ownMembers(page)).not.toHaveCount(0);
  for (const member of await ownMembers(page).all()) await expect(member).toContainText(/texture/i);
  await text(page).fill('runaction');
  await expect(ownMembers(page)).toHaveCount(0);
  await expect(inheritedMembers(page)).not.toHaveCount(0);
  await expect(inheritedMembers(page).first()).toContainText(/RunAction/);
});

test('a text also finds inherited members by what their descriptions say', async ({page}) => {
  await text(page).fill('descendants');
  await expect(inheritedMember(page, 'Cleanup')).toBeVisible();
  await expect(inheritedMember(page, 'RunAction')).toBeHidden();
});

test.describe('a base type', () => {
  const unfold = async (page: Page): Promise<void> =>
    await click(page.locator('.api-inherited').first().locator('summary'));
  const summary = /^Starts an action on this node/;

  test('shows the summaries of its members when it is unfolded', async ({page}) => {
    await unfold(page);
    await expect(inheritedMember(page, 'RunAction').getByText(summary)).toBeVisible();
    await text(page).fill('runaction');
    await expect(inheritedMember(page, 'RunAction').getByText(summary)).toHaveCount(1);
  });

  test.describe('without a connection', () => {
    test.use({expectedProblems: /ERR_FAILED|Failed to load/});

    test('shows the names, and the summaries when it is unfolded again later', async ({page}) => {
      await page.route('**/docs/api/cards/*.json', (route) => route.abort(), {times: 1});
      await unfold(page);
      await expect(inheritedMember(page, 'RunAction')).toBeVisible();
      await expect(page.getByText(summary)).toHaveCount(0);
      await unfold(page);
      await expect(inheritedMember(page, 'RunAction')).toBeHidden();
      await unfold(page);
      await expect(inheritedMember(page, 'RunAction').getByText(summary)).toBeVisible();
    });
  });
});

test('a kind shows only members of that kind', async ({page}) => {
  await kind(page).selectOption('Constructors');
  await expect(ownMembers(page)).toHaveCount(1);
  await expect(page.getByRole('heading', {name: 'Constructors', level: 2})).toBeVisible();
  await expect(page.getByRole('heading', {name: 'Properties', level: 2})).toBeHidden();
  await kind(page).selectOption('Properties');
  await expect(page.getByRole('heading', {name: 'Constructors', level: 2})).toBeHidden();
  await expect.poll(() => ownMembers(page).count()).toBeGreaterThan(5);
});

test('an origin shows only own or only inherited members', async ({page}) => {
  await origin(page).selectOption('Declared here');
  await expect.poll(() => ownMembers(page).count()).toBeGreaterThan(30);
  await expect(page.getByRole('heading', {name: 'Inherited members'})).toBeHidden();
  await origin(page).selectOption('Inherited');
  await expect(ownMembers(page)).toHaveCount(0);
  await expect.poll(() => inheritedMembers(page).count()).toBeGreaterThan(100);
});

test('text, kind and origin combine, and the number of matches is announced', async ({page}) => {
  await text(page).fill('action');
  await kind(page).selectOption('Methods');
  await origin(page).selectOption('Inherited');
  // Found by its description, which arrives after the names have been searched.
  await expect(inheritedMember(page, 'Cleanup')).toBeVisible();
  await settled(page);
  const found = await inheritedMembers(page).count();
  expect(found).toBeGreaterThan(1);
  await expect(answer(page)).toHaveText(`${found} members`);
});

test('the announced result distinguishes one, many and no matches', async ({page}) => {
  await expect(answer(page)).toHaveAttribute('aria-live', 'polite');
  await text(page).fill('InitWithTexture');
  await expect(answer(page)).toHaveText(/^\d+ members?$/);
  await text(page).fill('no such member');
  await expect(answer(page)).toHaveText('No matching members');
  await expect(ownMembers(page)).toHaveCount(0);
  await expect(inheritedMembers(page)).toHaveCount(0);
});

test('clearing the filter restores the original view', async ({page}) => {
  const before = await ownMembers(page).count();
  await text(page).fill('texture');
  await expect(ownMembers(page)).not.toHaveCount(before);
  await text(page).fill('');
  await expect(ownMembers(page)).toHaveCount(before);
  await expect(inheritedMembers(page)).toHaveCount(0);
  await expect(answer(page)).toBeEmpty();
});

test("the filter works with the keyboard alone, and Enter doesn't reload the page", async ({page}) => {
  await text(page).focus();
  await type(page, 'texture');
  await press(page, 'Enter');
  await expectShown(page, sprite);
  await expect(ownMembers(page).first()).toContainText(/texture/i);
  await press(page, 'Tab');
  await expect(kind(page)).toBeFocused();
  await type(page, 'Prop');
  await expect(kind(page)).toHaveValue('properties');
  await expect(page.getByRole('heading', {name: 'Methods', level: 2})).toBeHidden();
  await press(page, 'Tab');
  await expect(origin(page)).toBeFocused();
  await press(page, 'Tab');
  await expect(focused(page)).toBeVisible();
});

test('a page opened by a link starts with an empty filter', async ({page}) => {
  await text(page).fill('texture');
  await click(
    page
      .getByRole('navigation', {name: 'Docs pages'})
      .getByRole('link', {name: /^Previous|^Next/})
      .first(),
  );
  // The address changes immediately, the page only when it has loaded.
  await expect(mainHeading(page)).not.toHaveText('CCSprite');
  await goBack(page);
  await expect(mainHeading(page)).toHaveText('CCSprite');
  await expect(text(page)).toHaveValue('');
  await expect.poll(() => ownMembers(page).count()).toBeGreaterThan(30);
});

test('a page with few members has no filter', async ({page}) => {
  await openHydrated(page, '/docs/api/cocos2d.ccclipmode');
  await expect(form(page)).toHaveCount(0);
});
