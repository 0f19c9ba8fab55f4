import type {Locator, Page} from '@playwright/test';
import {phone} from '../support/devices';
import {expect, test} from '../support/journey';
import {docsSidebar} from '../support/landmarks';
import {openHydrated} from '../support/openHydrated';
import {click, press, reload, tap} from '../support/settled';

const node = '/docs/api/cocos2d.ccnode';

const member = (page: Page, name: string): Locator =>
  page.locator('[data-api-kind] > section').filter({has: page.locator(`h3#${name}`)});
const heading = (page: Page, name: string): Locator => page.locator(`h3#${name}`).getByRole('link');
const choice = (page: Page): Locator => page.getByLabel('Member tools');

test('each copy button, link and source link names its member, and all names are unique', async ({page}) => {
  await openHydrated(page, node);
  const names = await page
    .locator('.api :is(.api-tool, .api-copy)')
    .evaluateAll((tools) => tools.map((tool) => tool.getAttribute('aria-label') ?? ''));
  expect(names.length).toBeGreaterThan(350);
  for (const name of names) expect(name).toMatch(/^(?:Copy signature of|Copy link to|Source of) \S/);
  expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
  expect(names).toEqual(expect.arrayContaining(['Source of RunAction', 'Copy signature of AddChild(CCNode child)']));
});

test('the copy button of each example names its member, and all names are unique', async ({page}) => {
  await openHydrated(page, node);
  const names = await page
    .locator('.api figure [data-copy]')
    .evaluateAll((buttons) => buttons.map((button) => button.textContent));
  expect(names.length).toBeGreaterThan(40);
  for (const name of names) expect(name).toMatch(/^Copy example (?:\d )?of \S/);
  expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
  expect(names).toEqual(expect.arrayContaining(['Copy example of CCNode', 'Copy example of RunAction']));
});

test('operators, indexers and enum values also have unique names', async ({page}) => {
  for (const address of [
    '/docs/api/cocos2d.ccpoint',
    '/docs/api/cocos2d.ccrawlist-1',
    '/docs/api/cocos2d.ccclipmode',
  ]) {
    await openHydrated(page, address);
    const names = await page
      .locator('.api :is(.api-tool, .api-copy)')
      .evaluateAll((tools) => tools.map((tool) => tool.getAttribute('aria-label') ?? ''));
    expect(new Set(names).size, address).toBe(names.length);
  }
});

test('members are headings below the heading of their kind, and kinds are regions', async ({page}) => {
  await openHydrated(page, node);
  for (const kind of ['Constructors', 'Fields', 'Properties', 'Methods'])
    await expect(page.getByRole('region', {name: kind, exact: true})).toBeVisible();
  const methods = page.getByRole('region', {name: 'Methods', exact: true});
  await expect(methods.getByRole('heading', {level: 3, name: 'RunAction', exact: true})).toBeVisible();
  await expect.poll(() => page.getByRole('region').count()).toBeLessThan(15);
});

// Links in sentences are stops, as on every page, so they aren't counted: each link that a description gains would move the
// limit. A name has a stop in the list of members and one in the details, and so has an example that scrolls. The other
// links and tools of a member have none, because the arrow keys move through them. Measured: 735 of 1,446 are stops.
test('outside sentences, the Tab key skips 48% of the visible links and controls of CCNode', async ({page}) => {
  await openHydrated(page, node);
  const isStop = await page.locator('a[href], button, input, select, summary, [tabindex="0"]').evaluateAll((all) =>
    all
      .filter((each) => each instanceof HTMLElement && each.checkVisibility({visibilityProperty: true}))
      .filter((each) => !each.matches('.api :is(p, .api-members li, .api-notes) a'))
      .map((each) => (each as HTMLElement).tabIndex >= 0),
  );
  const stops = isStop.filter(Boolean).length;
  console.log(`${node}: outside sentences, the Tab key stops at ${stops} of ${isStop.length} links and controls`);
  expect(stops).toBeLessThanOrEqual(isStop.length * 0.52);
});

test('Tab moves between members, and arrow keys move through a member’s links and tools', async ({page}) => {
  await openHydrated(page, '/docs/api/cocos2d.ccsize');
  const operators = page.locator('[data-api-kind] > section').filter({has: page.locator('h3[id="op_Addition"]')});
  await operators.locator('h3').getByRole('link').focus();
  await press(page, 'ArrowRight');
  await expect(operators.locator('pre').first().getByRole('link').first()).toBeFocused();
  const stops = await operators.locator(':is(pre, dl, .api-row, .api-foot) :is(a, button)').count();
  for (let stop = 0; stop < stops; stop++) await press(page, 'ArrowRight');
  // The last tool, so the arrow key stays there.
  await expect(operators.getByRole('link', {name: /^(?:Source of|Copy link to) /}).last()).toBeFocused();
  await press(page, 'ArrowLeft');
  await expect(page.locator(':focus')).toBeVisible();
  await press(page, 'Tab');
  await expect(operators.locator(':focus')).toHaveCount(0);
});

test("only the hovered member shows its tools, and the layout doesn't shift", async ({page}) => {
  await openHydrated(page, node);
  await expect(choice(page)).toHaveValue('current');
  const run = member(page, 'RunAction');
  const source = run.getByRole('link', {name: 'Source of RunAction', exact: true, includeHidden: true});
  await run.scrollIntoViewIfNeeded();
  await page.mouse.move(0, 0);
  await expect(source).toBeHidden();
  const before = await run.boundingBox();
  await run.locator('pre').first().hover();
  await expect(source).toBeVisible();
  await expect(run.getByRole('button', {name: 'Copy signature of RunAction', exact: true})).toBeVisible();
  await expect.poll(async () => (await run.boundingBox())?.height).toBe(before?.height);
  await page.mouse.move(0, 0);
  await expect(source).toBeHidden();
});

test('the focused member shows its tools', async ({page}) => {
  await openHydrated(page, node);
  await heading(page, 'RunAction').focus();
  await expect(member(page, 'RunAction').getByRole('link', {name: 'Source of RunAction', exact: true})).toBeVisible();
  await heading(page, 'Schedule').focus();
  await expect(member(page, 'RunAction').locator('.api-tool')).toBeHidden();
});

test('the choice to show tools on every member is remembered', async ({page}) => {
  await openHydrated(page, node);
  await choice(page).selectOption('Tools on every member');
  await page.mouse.move(0, 0);
  const source = page.getByRole('link', {name: 'Source of RunAction', exact: true});
  await expect(source).toBeVisible();
  await reload(page);
  await expect(source).toBeVisible();
  await expect(choice(page)).toHaveValue('every');
  await openHydrated(page, '/docs/api/cocos2d.ccsprite');
  await expect(choice(page)).toHaveValue('every');
  await choice(page).selectOption('Tools on the current member');
  await expect(page.locator('.api-member .api-tool').first()).toBeHidden();
});

test('choosing where tools are shown keeps the filter', async ({page}) => {
  await openHydrated(page, '/docs/api/cocos2d.ccsprite');
  await click(page.locator('.api-inherited').first().locator('summary'));
  await choice(page).selectOption('Tools on every member');
  await expect(page.locator('.api-inherited').first()).toHaveAttribute('open');
});

test.describe('on a phone', () => {
  test.use(phone);

  test('tools are shown on every member or only on the tapped one', async ({page}) => {
    await openHydrated(page, node);
    await expect(choice(page)).toHaveValue('every');
    const source = page.getByRole('link', {name: 'Source of RunAction', exact: true, includeHidden: true});
    await expect(source).toBeVisible();
    await choice(page).selectOption('Tools on the current member');
    await expect(source).toBeHidden();
    await tap(member(page, 'RunAction').locator('pre code').first());
    await expect(source).toBeVisible();
    await tap(member(page, 'Schedule').locator('pre code').first());
    await expect(source).toBeHidden();
  });
});

test('"On this page" is a landmark on wide and narrow screens', async ({page}) => {
  await openHydrated(page, node);
  await expect(page.getByRole('navigation', {name: 'On this page'})).toBeVisible();
  await openHydrated(page, '/blog/2.5.0-release');
  await expect(page.getByRole('navigation', {name: 'On this page'})).toHaveCount(1);
  await page.setViewportSize({width: 390, height: 844});
  await openHydrated(page, node);
  await expect(page.getByRole('navigation', {name: 'Contents of this page'})).toBeVisible();
  await expect(page.getByRole('navigation', {name: 'On this page'})).toHaveCount(0);
});

test('names in the sidebar contain no zero-width characters, and long ones can wrap', async ({page}) => {
  await openHydrated(page, '/docs/api/introduction');
  await expect.poll(() => docsSidebar(page).textContent()).not.toMatch(/[\u200B\u200C\u00AD]/);
  const wide = docsSidebar(page).getByRole('link', {name: 'cocos2d.actions.action_intervals', exact: true});
  await expect(wide.locator('wbr')).toHaveCount(3);
  await expect(
    page.getByRole('button', {name: "Expand sidebar category 'cocos2d.actions.action_intervals'"}),
  ).toBeVisible();
});
