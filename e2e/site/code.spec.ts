import type {Locator, Page} from '@playwright/test';
import {copyFrom} from '../support/clipboard';
import {keepConfirmations} from '../support/confirmations';
import {phone} from '../support/devices';
import {expect, test} from '../support/journey';
import {openHydrated} from '../support/openHydrated';
import {click, clickAtOnce, expectShown, openAtOnce, press} from '../support/settled';

/** A page with every building block, including all kinds of code blocks. */
const everyBuildingBlock = '/markdown-page';
const post = '/blog/2.5.0-release';

const codeBlock = (page: Page, text: string | RegExp): Locator =>
  page.getByRole('figure').filter({has: page.locator('code', {hasText: text})});

test.describe('the copy button', () => {
  test.use({permissions: ['clipboard-read', 'clipboard-write']});

  test('copies exactly the code shown, line by line', async ({page}) => {
    await openHydrated(page, everyBuildingBlock);
    const block = codeBlock(page, 'class Seagull')
      .or(codeBlock(page, /\bFlap|RunAction|CCMoveBy/))
      .first();
    const shown = (await block.locator('code .line').allTextContents()).join('\n');
    const copied = await copyFrom(block);
    expect(copied).toBe(shown);
    expect(copied).toContain('\n');
  });

  test('omits the removed lines of a diff', async ({page}) => {
    await openHydrated(page, everyBuildingBlock);
    const block = codeBlock(page, 'RemoveFromParentAndCleanup').last();
    await expect(block).toContainText('RemoveFromParentAndCleanup(true)');
    expect(await copyFrom(block)).toBe('node.RemoveFromParent();');
  });

  test('confirms the copy, also to screen readers, and then resets', async ({page}) => {
    await openHydrated(page, everyBuildingBlock);
    const block = codeBlock(page, /^dotnet run$/).last();
    const endConfirmation = await keepConfirmations(page);
    await click(block.getByRole('button', {name: 'Copy code'}));
    await expect(block.getByRole('button', {name: 'Copied code'})).toBeVisible();
    await expect(block.getByRole('status')).toHaveText('Copied');
    await endConfirmation();
    await expect(block.getByRole('button', {name: 'Copy code'})).toBeVisible();
    await expect(block.getByRole('status')).toBeEmpty();
  });

  test('works from the keyboard', async ({page}) => {
    await openHydrated(page, everyBuildingBlock);
    const block = codeBlock(page, /^dotnet run$/).last();
    await block.getByRole('button', {name: 'Copy code'}).focus();
    await keepConfirmations(page);
    await press(page, 'Enter');
    await expect(block.getByRole('button', {name: 'Copied code'})).toBeFocused();
    await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe('dotnet run');
  });
});

test('when copying is refused, the button says what to do instead', async ({page}) => {
  await page.addInitScript(() => {
    navigator.clipboard.writeText = () => Promise.reject(new Error('refused'));
  });
  await openHydrated(page, everyBuildingBlock);
  const block = codeBlock(page, /^dotnet run$/).last();
  await click(block.getByRole('button', {name: 'Copy code'}));
  await expect(block.getByRole('status')).toHaveText('Select and copy manually');
});

test('the title of an included file links to the file', async ({page}) => {
  await openHydrated(page, everyBuildingBlock);
  await expect(page.getByRole('figure').getByRole('link', {name: 'Seagull.cs', exact: true})).toHaveAttribute(
    'href',
    'https://github.com/Cocos2D-Mono/Cocos2D-Mono.Docs/blob/main/samples/MarkdownPage/Seagull.cs',
  );
});

test('added and removed lines differ by more than color', async ({page}) => {
  await openHydrated(page, everyBuildingBlock);
  const block = codeBlock(page, 'RemoveFromParentAndCleanup').last();
  const mark = (kind: string) =>
    block
      .locator(`.diff.${kind}`)
      .first()
      .evaluate((line) => getComputedStyle(line, '::before').content);
  await expect.poll(() => mark('add')).toContain('+');
  await expect.poll(() => mark('remove')).toMatch(/[-−]/);
});

test.describe('collapsed code', () => {
  test.use({permissions: ['clipboard-read', 'clipboard-write']});

  const folded = (page: Page): Locator => page.getByRole('figure').filter({hasText: '2 more lines'});

  test('says how many lines it hides, expands, and is always copied completely', async ({page}) => {
    await openHydrated(page, everyBuildingBlock);
    const figure = folded(page);
    await expect(figure.getByText('CCMoveBy')).toBeHidden();
    const copied = await copyFrom(figure);
    expect(copied.split('\n')).toHaveLength(4);
    expect(copied).toMatch(/^var glide = .*CCMoveBy/);
    await click(figure.getByText('2 more lines'));
    await expect(figure.getByText('CCMoveBy')).toBeVisible();
    expect(copied).toBe((await figure.locator('code .line').allInnerTexts()).join('\n'));
  });

  test('expands from the keyboard', async ({page}) => {
    await openHydrated(page, everyBuildingBlock);
    const figure = folded(page);
    await figure.locator('.code-block').focus();
    await press(page, 'Tab');
    await expect(figure.locator('summary')).toBeFocused();
    await press(page, 'Enter');
    await expect(figure.getByText('CCMoveBy')).toBeVisible();
  });

  test('expands without JavaScript', async ({browser, baseURL}) => {
    const context = await browser.newContext({baseURL, javaScriptEnabled: false});
    const page = await context.newPage();
    await openAtOnce(page, everyBuildingBlock);
    const figure = folded(page);
    await clickAtOnce(figure.getByText('2 more lines'));
    await expect(figure.getByText('CCMoveBy')).toBeVisible();
    await context.close();
  });
});

test.describe('the whole file', () => {
  test.use({permissions: ['clipboard-read', 'clipboard-write']});

  test('is shown below its region, highlights the region and is copied separately', async ({page}) => {
    await openHydrated(page, everyBuildingBlock);
    const figure = page.getByRole('figure').filter({has: page.getByText('Show the whole file')});
    await expect(figure.getByText('public class Seagull')).toBeHidden();
    await click(figure.getByText('Show the whole file'));
    await expect(figure.getByText('public class Seagull')).toBeVisible();
    await expect(figure.locator('details .highlighted')).toHaveText([/CCMoveBy/, /Reverse/, /RunAction/]);
    await keepConfirmations(page);
    await click(figure.getByRole('button', {name: 'Copy whole file'}));
    await expect(figure.getByRole('button', {name: 'Copied whole file'})).toBeVisible();
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    expect(copied).toMatch(/^using Cocos2D;[\s\S]*\}$/);
    expect(copied).not.toContain('#region');
  });
});

test.describe('a comparison with another file', () => {
  test.use({permissions: ['clipboard-read', 'clipboard-write']});

  test('shows removed and added lines, and links and copies only the new code', async ({page}) => {
    await openHydrated(page, everyBuildingBlock);
    const figure = page.getByRole('figure').filter({has: page.locator('.diff.add', {hasText: 'CCDelayTime'})});
    await expect(figure.locator('.diff.remove')).toHaveText([/CCSequence\(glide, back\)/]);
    await expect(figure.locator('.diff.add')).toHaveText([/CCDelayTime/, /CCSequence\(glide, rest, back\)/]);
    await expect(figure.locator('.diff.remove a')).toHaveCount(0);
    await expect(figure.locator('.diff.add').getByRole('link', {name: 'CCDelayTime'})).toBeVisible();
    const copied = await copyFrom(figure);
    expect(copied).toContain('CCSequence(glide, rest, back)');
    expect(copied).not.toContain('CCSequence(glide, back)');
  });
});

test('identifiers link to the reference, keep their code color and have a subtle underline', async ({page}) => {
  await openHydrated(page, everyBuildingBlock);
  const figure = page.locator('#code-seagull-glide');
  const run = figure.getByRole('link', {name: 'RunAction'});
  await expect(run).toHaveAttribute('href', /^\/docs\/api\/cocos2d\.ccnode#.*runaction/i);
  const [color, around, underline] = await run.evaluate((link) => [
    getComputedStyle(link).color,
    getComputedStyle(link.parentElement ?? link).color,
    getComputedStyle(link).textDecorationStyle,
  ]);
  expect(color).toBe(around);
  expect(underline).toBe('dotted');
  await click(run);
  await expectShown(page, /\/docs\/api\/cocos2d\.ccnode#/);
  await expect(page.locator(':target')).toBeVisible();
});

test('highlighted code has contrasting colors in each theme and no inline styles', async ({page}) => {
  await openHydrated(page, everyBuildingBlock);
  await expect(page.locator('pre [style]')).toHaveCount(0);
  const keyword = page.locator('.tok-keyword').first();
  const color = () => keyword.evaluate((element) => getComputedStyle(element).color);
  const light = await color();
  await click(page.getByRole('button', {name: /^Switch between dark and light/}));
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await expect.poll(() => color()).not.toBe(light);
});

test.describe('on a phone', () => {
  test.use(phone);

  test("a long line scrolls inside its block, and the page doesn't scroll", async ({page}) => {
    await openHydrated(page, post);
    const wide = await widestBlock(page);
    const {inside, sideways} = await wide.evaluate((block) => {
      block.scrollLeft = 10_000;
      return {inside: block.scrollLeft, sideways: document.documentElement.scrollWidth - window.innerWidth};
    });
    expect(inside).toBeGreaterThan(0);
    expect(sideways).toBeLessThanOrEqual(0);
  });

  test('a block with long lines can be scrolled with the keyboard', async ({page}) => {
    await openHydrated(page, post);
    const wide = await widestBlock(page);
    await wide.focus();
    await expect(wide).toBeFocused();
    await press(page, 'ArrowRight');
    await expect.poll(() => wide.evaluate((block) => block.scrollLeft)).toBeGreaterThan(0);
  });
});

/** The code block with the longest line, scrolled into view because blocks far from the screen have no width. */
async function widestBlock(page: Page): Promise<Locator> {
  const blocks = page.getByRole('main').locator('pre');
  const longest = (await blocks.allTextContents()).map((text) =>
    Math.max(...text.split('\n').map(({length}) => length)),
  );
  const widest = blocks.nth(longest.indexOf(Math.max(...longest)));
  await widest.scrollIntoViewIfNeeded();
  await expect.poll(() => widest.evaluate((block) => block.scrollWidth - block.clientWidth)).toBeGreaterThan(0);
  return widest;
}
