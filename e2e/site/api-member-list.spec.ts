import type {Locator, Page} from '@playwright/test';
import {phone} from '../support/devices';
import {expect, test} from '../support/journey';
import {openHydrated} from '../support/openHydrated';
import {click, clickAtOnce, expectLoaded, expectShown, openAtOnce, painted} from '../support/settled';

const node = '/docs/api/cocos2d.ccnode';
const sprite = '/docs/api/cocos2d.ccsprite';

const list = (page: Page): Locator => page.getByRole('region', {name: 'Members', exact: true});
const row = (page: Page, name: string): Locator =>
  list(page)
    .getByRole('listitem')
    .filter({has: page.getByRole('link', {name, exact: true})});
const shownRows = (page: Page): Locator => list(page).locator('ul:not(.api-foot) > li').filter({visible: true});

test('a row has the name, the parameters and the first sentence, and links to the details', async ({page}) => {
  await openHydrated(page, node);
  await expect(row(page, 'RunAction')).toHaveText(/^RunAction\(action\)\s*CCAction\s+Starts an action on this node\.$/);
  await expect(row(page, 'Position')).toContainText('CCPoint');
  await expect(row(page, 'AddChild')).toHaveText(/^AddChild\(child\b.*\)\s*3 overloads/);
  await expect(row(page, 'GetChildByTag')).toHaveText(/^GetChildByTag\(tag\)\s*CCNode\s/);
  await click(row(page, 'RunAction').getByRole('link'));
  await expectShown(page, `${node}#RunAction`);
  await expect(page.locator('h3#RunAction')).toBeInViewport();
});

test('curated groups have headings and entries in the table of contents', async ({page}) => {
  await openHydrated(page, node);
  await expect(list(page).getByRole('heading', {level: 3, name: 'Children and parent'})).toBeVisible();
  await click(
    page.getByRole('navigation', {name: 'On this page'}).getByRole('link', {name: 'Children and parent', exact: true}),
  );
  await expectShown(page, `${node}#members-children-and-parent`);
  await expect(row(page, 'AddChild')).toBeInViewport();
});

test('a type without groups lists its members by kind', async ({page}) => {
  await openHydrated(page, '/docs/api/cocos2d.ccspriteframe');
  const headings = list(page).getByRole('heading', {level: 3});
  await expect(headings).toHaveText(['Constructors', 'Properties', 'Methods']);
});

test('operators with the same symbol have separate rows', async ({page}) => {
  await openHydrated(page, '/docs/api/cocos2d.ccpoint');
  for (const [name, anchor] of [
    ['Operator -', '#op_Subtraction'],
    ['Unary operator -', '#op_UnaryNegation'],
  ] as const)
    await expect(row(page, name).getByRole('link')).toHaveAttribute('href', anchor);
});

test('own members are rows; protected fields and inherited members are links to their details', async ({page}) => {
  await openHydrated(page, sprite);
  await expect(row(page, 'RunAction')).toHaveCount(0);
  await expect(row(page, 'Position')).toContainText('override');
  await expect(row(page, 'm_bDirty')).toHaveCount(0);
  await click(list(page).getByRole('link', {name: /^\d+ inherited members$/}));
  await expect(page.getByRole('heading', {name: 'Inherited members'})).toBeInViewport();
});

test('the page header links to the list', async ({page}) => {
  await openHydrated(page, node);
  await click(page.getByRole('link', {name: /^\d+ members$/}));
  await expect(page.getByRole('heading', {name: 'Members', exact: true})).toBeInViewport();
});

test('the filter shows the rows of matching members and also searches descriptions', async ({page}) => {
  await openHydrated(page, node);
  const all = await shownRows(page).count();
  const text = page.getByLabel('Filter members by name or description');
  await text.fill('design resolution');
  await expect(shownRows(page)).not.toHaveCount(all);
  await text.fill('drawn in front');
  await expect(row(page, 'ZOrder')).toBeVisible();
  await expect(row(page, 'RunAction')).toBeHidden();
  await expect(list(page).getByRole('heading', {name: 'Actions', exact: true})).toBeHidden();
  await text.fill('');
  await expect(shownRows(page)).toHaveCount(all);
  await expect(list(page).getByRole('heading', {name: 'Actions', exact: true})).toBeVisible();
});

test('the filter is one row, with more room for text than for kinds', async ({page}) => {
  for (const address of [node, sprite]) {
    await openHydrated(page, address);
    const boxes = await page
      .locator('[data-api-filter] :is(input, select)')
      .evaluateAll((fields) =>
        fields.map((field) => field.getBoundingClientRect()).map(({top, width}) => ({top, width})),
      );
    expect(new Set(boxes.map(({top}) => top)).size, address).toBe(1);
    const kind = boxes[1]?.width;
    expect(boxes[0]?.width, address).toBeGreaterThan(kind ?? NaN);
  }
});

test('a small type and an enum have no list', async ({page}) => {
  for (const address of ['/docs/api/cocos2d.ccmoveto', '/docs/api/cocos2d.ccclipmode']) {
    await openHydrated(page, address);
    await expect(list(page)).toHaveCount(0);
  }
});

test('print shows only the details', async ({page}) => {
  await openHydrated(page, node);
  await page.emulateMedia({media: 'print'});
  await expect(page.getByRole('heading', {name: 'RunAction', exact: true})).toBeVisible();
  await expect(list(page)).toBeHidden();
});

test.describe('on a phone', () => {
  test.use(phone);

  test('the filter has as few rows as its fields need', async ({page}) => {
    const rows = async (address: string): Promise<number> => {
      await openHydrated(page, address);
      const tops = await page
        .locator('[data-api-filter] :is(input, select)')
        .evaluateAll((fields) => fields.map((field) => field.getBoundingClientRect().top));
      return new Set(tops).size;
    };
    expect(await rows(node)).toBe(2);
    expect(await rows(sprite)).toBe(3);
  });

  test('the sentence is below the name', async ({page}) => {
    await openHydrated(page, node);
    await row(page, 'RunAction').scrollIntoViewIfNeeded();
    await painted(page);
    const name = await row(page, 'RunAction').getByRole('link').boundingBox();
    const sentence = await row(page, 'RunAction').locator('> span').boundingBox();
    expect(sentence?.y).toBeGreaterThan((name?.y ?? 0) + 10);
    expect(Math.abs((sentence?.x ?? 0) - (name?.x ?? 0))).toBeLessThan(2);
  });
});

test.describe('without JavaScript', () => {
  test.use({javaScriptEnabled: false});

  test('the list links to the details', async ({page}) => {
    await openAtOnce(page, node);
    await clickAtOnce(row(page, 'RunAction').getByRole('link'));
    await expectLoaded(page, `${node}#RunAction`);
    await expect(page.locator('h3#RunAction')).toBeInViewport();
  });
});
