import {expect, test} from '../support/journey';
import {mainHeading} from '../support/landmarks';
import {openHydrated} from '../support/openHydrated';
import {requestsDone} from '../support/requestsDone';
import {copyFrom} from '../support/clipboard';
import {click, expectShown} from '../support/settled';

test('the first heading is the tagline, and the title names the site', async ({page}) => {
  await openHydrated(page, '/');
  await expect(mainHeading(page)).toHaveText('GO COCOS NUTS!');
  await expect(page).toHaveTitle(/ \| Cocos2D-Mono$/);
});

test.describe('the commands', () => {
  test.use({permissions: ['clipboard-read', 'clipboard-write']});

  test('can be copied individually', async ({page}) => {
    await openHydrated(page, '/');
    const commands = page.getByRole('figure').filter({has: page.locator('code', {hasText: /^dotnet /})});
    await expect(commands).toHaveCount(3);
    const copied: string[] = [];
    for (const command of await commands.all()) copied.push(await copyFrom(command));
    expect(copied).toEqual([
      'dotnet new install Cocos2DMono.Samples',
      'dotnet new c2mdesktopgl -n MyGame',
      'dotnet run --project MyGame',
    ]);
  });
});

test('the latest release shows the newest post’s own text', async ({page}) => {
  await openHydrated(page, '/blog');
  const newest = page.getByRole('article').first();
  const title = await newest.getByRole('heading', {level: 2}).innerText();
  const address = await newest.getByRole('heading').getByRole('link').getAttribute('href');

  await openHydrated(page, '/');
  const latest = page.getByRole('region').filter({hasText: 'Latest release'});
  await expect(latest.getByRole('link', {name: title})).toHaveAttribute('href', address ?? '');
  await click(latest.getByRole('link', {name: title}));
  await expectShown(page, address ?? '');
  await expect(mainHeading(page)).toHaveText(title);
});

test('every picture has a text alternative and a size before it loads', async ({page}) => {
  await openHydrated(page, '/');
  for (const picture of await page.getByRole('main').locator('img').all()) {
    await expect.soft(picture).toHaveAttribute('alt');
    await expect.soft(picture).toHaveAttribute('width', /^\d+$/);
    await expect.soft(picture).toHaveAttribute('height', /^\d+$/);
  }
});

test('every picture loads when scrolled into view', async ({page}) => {
  await openHydrated(page, '/');
  const pictures = await page.getByRole('main').locator('img').all();
  expect(pictures.length).toBeGreaterThan(0);
  for (const picture of pictures) {
    await picture.scrollIntoViewIfNeeded();
    await expect
      .poll(() => picture.evaluate((element) => element instanceof HTMLImageElement && element.naturalWidth))
      .toBeGreaterThan(0);
  }
});

test('the first button leads to the first game, and the second to a page that explains the framework', async ({
  page,
}) => {
  await openHydrated(page, '/');
  const main = page.getByRole('main');
  await expect(main.getByRole('link', {name: 'Make your first game'})).toBeInViewport();
  await expect(main.locator('a[href="/docs/guides/getting-started/introduction"]').first()).toBeInViewport();
  await click(main.getByRole('link', {name: 'Make your first game'}));
  await expectShown(page, /first-game$/);
});

test("the layout doesn't shift while the page loads", async ({page}) => {
  await page.addInitScript(() => {
    Object.assign(window, {shifts: []});
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) (window as unknown as {shifts: number[]}).shifts.push(shiftOf(entry));
    }).observe({type: 'layout-shift', buffered: true});
    const shiftOf = (entry: PerformanceEntry): number => ('value' in entry ? Number(entry.value) : 0);
  });
  await openHydrated(page, '/');
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  await requestsDone(page);
  const shifts = await page.evaluate(() => (window as unknown as {shifts: number[]}).shifts);
  expect(shifts.reduce((sum, shift) => sum + shift, 0)).toBeLessThan(0.05);
});
