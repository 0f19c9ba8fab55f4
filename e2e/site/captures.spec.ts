// cspell:ignore cceaseinout cceaseout ccrandom
import type {Locator, Page} from '@playwright/test';
import {isPlaying, moment} from '../support/captures';
import {dataSaver, setConnection} from '../support/connection';
import {phone} from '../support/devices';
import {expect, test} from '../support/journey';
import {measureDownload} from '../support/measureDownload';
import {openHydrated} from '../support/openHydrated';
import {staysQuiet} from '../support/requestsDone';
import {click, expectShown, goBack, openAtOnce, painted, press, tap, wheel} from '../support/settled';

const easing = '/docs/api/cocos2d.cceaseinout';
/** The page of a type without a capture. */
const still = '/docs/api/cocos2d.ccrandom';
const tutorial = '/docs/tutorials/platformer-tutorial/part-2-physics';
const frame = 1 / 30;

const loop = (page: Page): Locator => page.locator('capture-loop[data-sources]').first();
const play = (scope: Locator): Locator => scope.getByRole('button', {name: /^Play/});
const pause = (scope: Locator): Locator => scope.getByRole('button', {name: /^Pause/});
const step = (scope: Locator): Locator => scope.getByRole('button', {name: /^Next frame/});

const videoRequests = (page: Page): readonly string[] => {
  const requests: string[] = [];
  page.on('request', (request) => {
    if (/\.(?:webm|mp4)$/.test(new URL(request.url()).pathname)) requests.push(request.url());
  });
  return requests;
};

test.describe('a loop', () => {
  test('plays while it is visible and stops when it scrolls out of view', async ({page}) => {
    await openHydrated(page, easing);
    await expect.poll(() => isPlaying(loop(page))).toBe(true);
    await wheel(page, 10_000);
    await expect.poll(() => isPlaying(loop(page))).toBe(false);
    await wheel(page, -10_000);
    await expect.poll(() => isPlaying(loop(page))).toBe(true);
  });

  test('stays paused when paused, and can step by a frame', async ({page}) => {
    await openHydrated(page, easing);
    await expect.poll(() => isPlaying(loop(page))).toBe(true);
    await loop(page).hover();
    await click(pause(loop(page)));
    await expect(play(loop(page))).toBeVisible();
    const before = await moment(loop(page));
    await click(step(loop(page)));
    const after = await moment(loop(page));
    expect(after).not.toBe(before);
    expect(Math.abs(after - before)).toBeLessThan(2 * frame);
    await wheel(page, 10_000);
    await expect(loop(page)).not.toBeInViewport();
    await wheel(page, -10_000);
    await expect(loop(page)).toBeInViewport();
    await painted(page);
    expect(await isPlaying(loop(page))).toBe(false);
  });

  test('can be paused and stepped with the keyboard', async ({page}) => {
    await openHydrated(page, easing);
    await expect.poll(() => isPlaying(loop(page))).toBe(true);
    await pause(loop(page)).focus();
    await expect(pause(loop(page))).toBeVisible();
    await press(page, 'Enter');
    await expect(play(loop(page))).toBeFocused();
    await press(page, 'Shift+Tab');
    await expect(step(loop(page))).toBeFocused();
    const before = await moment(loop(page));
    await press(page, 'Space');
    await expect.poll(() => moment(loop(page))).not.toBe(before);
  });

  test('shows its Pause button while it plays, wherever the mouse is', async ({page}) => {
    await openHydrated(page, easing);
    await page.mouse.move(0, 0);
    await expect.poll(() => isPlaying(loop(page))).toBe(true);
    await expect(pause(loop(page))).toBeInViewport();
    await expect(loop(page).locator('.loop-controls')).toHaveCSS('opacity', '1');
  });

  test('is muted and has a text description', async ({page}) => {
    await openHydrated(page, easing);
    const video = loop(page).locator('video');
    await expect.poll(() => video.evaluate((element: HTMLVideoElement) => element.muted)).toBe(true);
    await expect(video).toHaveAttribute('aria-label', /.{21}/);
  });

  test('causes no layout shift when it loads', async ({page}) => {
    await page.addInitScript(() => {
      Object.assign(window, {shifts: 0});
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) {
          const {value, sources} = entry as unknown as {
            value: number;
            sources: readonly {readonly node: Node | null}[];
          };
          // Other journeys cover the sidebar.
          const isArticles = sources.some(({node}) => node?.parentElement?.closest('article') != null);
          if (isArticles) (window as unknown as {shifts: number}).shifts += value;
        }
      }).observe({type: 'layout-shift', buffered: true});
    });
    await openHydrated(page, easing);
    await expect.poll(() => isPlaying(loop(page))).toBe(true);
    await expect.poll(() => page.evaluate(() => (window as unknown as {shifts: number}).shifts)).toBe(0);
  });

  test('plays after client-side navigation, and again after going back', async ({page}) => {
    await openHydrated(page, easing);
    await click(page.getByRole('main').getByRole('link', {name: 'CCEaseOut', exact: true}).first());
    await expectShown(page, /cceaseout$/);
    await goBack(page);
    await expectShown(page, easing);
    await loop(page).scrollIntoViewIfNeeded();
    await expect.poll(() => isPlaying(loop(page))).toBe(true);
    await expect(loop(page).locator('.loop-controls')).toHaveCount(1);
  });

  test('plays in a guide', async ({page}) => {
    await openHydrated(page, tutorial);
    await loop(page).scrollIntoViewIfNeeded();
    await expect.poll(() => isPlaying(loop(page))).toBe(true);
  });
});

for (const [preference, options, saveData] of [
  ['less motion', {contextOptions: {reducedMotion: 'reduce'}}, false],
  ['less data', {}, true],
] as const) {
  test.describe(`when the reader prefers ${preference}`, () => {
    test.use(options);

    test('the picture is still, nothing is loaded, and a button starts the loop', async ({page}) => {
      const requests = videoRequests(page);
      if (saveData) await setConnection(page, dataSaver);
      await openHydrated(page, easing);
      await expect(play(loop(page))).toBeVisible();
      await staysQuiet(page);
      expect(await isPlaying(loop(page))).toBe(false);
      expect(requests).toEqual([]);
      await click(play(loop(page)));
      await expect.poll(() => isPlaying(loop(page))).toBe(true);
    });
  });
}

test.describe('on a phone', () => {
  test.use(phone);

  test('is below the summary and above the sample, with touch-sized buttons', async ({page}) => {
    await openHydrated(page, easing);
    const summary = await page.locator('.api-summary').boundingBox();
    const picture = await loop(page).boundingBox();
    const sample = await page.locator('#code-cceaseinout-example').boundingBox();
    expect(summary && picture && summary.y + summary.height).toBeLessThan(picture?.y ?? 0);
    expect(picture?.y).toBeLessThan(sample?.y ?? 0);
    for (const button of await loop(page).getByRole('button').all()) {
      const box = await button.boundingBox();
      expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44);
    }
  });

  test('tapping the picture pauses and resumes', async ({page}) => {
    await openHydrated(page, easing);
    await loop(page).scrollIntoViewIfNeeded();
    await expect.poll(() => isPlaying(loop(page))).toBe(true);
    await tap(loop(page).locator('video'), {position: {x: 40, y: 40}});
    await expect.poll(() => isPlaying(loop(page))).toBe(false);
  });
});

test.describe('without JavaScript', () => {
  test.use({javaScriptEnabled: false});

  test('the picture and the browser’s controls are shown', async ({page}) => {
    await openAtOnce(page, easing);
    await expect(loop(page).locator('img')).toBeVisible();
    await expect(loop(page).locator('video')).toHaveAttribute('controls', '');
    await expect(loop(page).locator('video')).toHaveAttribute('poster', /\.webp$/);
    await expect(page.locator('.curve svg')).toBeVisible();
  });
});

test('on a wide screen the loop is beside the summary', async ({page}) => {
  await openHydrated(page, easing);
  const words = await page.locator('.api-summary').evaluate((summary) => {
    const range = document.createRange();
    range.selectNodeContents(summary);
    const {right, bottom} = range.getBoundingClientRect();
    return {right, bottom};
  });
  const picture = await loop(page).boundingBox();
  expect(words.right).toBeLessThanOrEqual(picture?.x ?? 0);
  expect(picture?.y).toBeLessThan(words.bottom);
});

test('an easing curve has a text description', async ({page}) => {
  await openHydrated(page, easing);
  const curve = page.getByRole('img', {name: 'The curve of CCEaseInOut'});
  await expect(curve).toBeVisible();
  await expect(curve.locator('desc')).toContainText('Halfway through, it is at 50%');
});

test('an identifier card shows a thumbnail of its type', async ({page}) => {
  await openHydrated(page, '/docs/api/gallery');
  await page.getByRole('main').getByRole('link', {name: 'CCSequence', exact: true}).first().hover();
  const picture = page.locator('#identifier-card img');
  await expect(picture).toHaveAttribute('src', '/captures/api-sequence-small.webp');
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
});

test("pages without a loop don't load the player", async ({page}) => {
  const scripts: string[] = [];
  page.on('response', async (response) => {
    if (response.url().endsWith('.js')) scripts.push(await response.text().catch(() => ''));
  });
  await openHydrated(page, still);
  await staysQuiet(page);
  expect(scripts.filter((script) => script.includes('loop-controls'))).toHaveLength(0);
});

test('a loop costs at most 3 kB of JavaScript', async ({browser, baseURL}) => {
  const scriptOf = async (address: string): Promise<number> => {
    // A new context has an empty cache.
    const context = await browser.newContext({baseURL});
    const {script} = await measureDownload(await context.newPage(), address);
    await context.close();
    return script;
  };
  const [without, withLoop] = [await scriptOf(still), await scriptOf(easing)];
  console.log(
    `${(without / 1000).toFixed(1)} kB of JavaScript without a loop, ${(withLoop / 1000).toFixed(1)} kB with one`,
  );
  expect(withLoop - without).toBeLessThanOrEqual(3_000);
});
