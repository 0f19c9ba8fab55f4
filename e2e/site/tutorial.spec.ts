import type {Page} from '@playwright/test';
import {accessibilityViolations} from '../support/axe';
import {keepConfirmations} from '../support/confirmations';
import {phone} from '../support/devices';
import {expect, test} from '../support/journey';
import {openHydrated} from '../support/openHydrated';
import {requestsDone, staysQuiet} from '../support/requestsDone';
import {
  click,
  clickAtOnce,
  expectLoaded,
  expectShown,
  goBack,
  openAtOnce,
  press,
  reload,
  tap,
} from '../support/settled';
import {arrivalOf, shiftsOf, watchShifts} from '../support/watchShifts';

const tutorial = '/docs/tutorials/platformer-tutorial';
const overview = `${tutorial}/overview`;
const part2 = `${tutorial}/part-2-physics`;
const lastOfPart2 = `${tutorial}/part-2-shapes`;

// A part may gain a page; what counts is that one of them is finished.
const oneFinished = /\(1 of \d+ pages finished\)/;

const setup = '/docs/guides/getting-started/environment-setup';
const firstGame = '/docs/tutorials/first-game';

const doneButton = (page: Page) => page.getByRole('button', {name: 'Mark this page as finished'});
const progress = (page: Page) => page.locator('.tutorial-progress');
const listed = (page: Page, part: string) => progress(page).getByRole('listitem').filter({hasText: part});
const finished = (page: Page) => progress(page).getByRole('listitem').filter({hasText: '(finished)'});
const wayOn = (page: Page) => progress(page).getByRole('link', {name: /^(?:Start|Continue|All)/});
const panel = (page: Page, name: string) => page.getByRole('tabpanel', {name});

async function openTab(page: Page, name: string) {
  await click(page.getByRole('tab', {name}));
  await expect(panel(page, name)).toBeVisible();
}

test.describe('progress', () => {
  test('is marked with the mouse, kept across a reload, shown in the overview, and undone', async ({page}) => {
    await openHydrated(page, part2);
    await click(doneButton(page));
    await expect(doneButton(page)).toHaveAttribute('aria-pressed', 'true');
    await expect(page.locator('part-done').getByRole('status')).toContainText('Marked as finished');
    await reload(page);
    await expect(doneButton(page)).toHaveAttribute('aria-pressed', 'true');

    await openHydrated(page, overview);
    await expect(listed(page, 'Part 2')).toContainText(oneFinished);
    await expect(finished(page)).toHaveCount(0);
    await expect(wayOn(page)).toHaveText('Start with part 1');

    await openHydrated(page, part2);
    await click(doneButton(page));
    await expect(doneButton(page)).toHaveAttribute('aria-pressed', 'false');
    await openHydrated(page, overview);
    await expect(listed(page, 'Part 2')).not.toContainText('finished');
  });

  test('is marked with the keyboard, and the continue link opens the first unfinished page', async ({page}) => {
    for (const each of ['part-1-setup', 'part-1-hills', 'part-1-shore', 'part-2-physics']) {
      await openHydrated(page, `${tutorial}/${each}`);
      await doneButton(page).focus();
      await press(page, 'Space');
      await expect(doneButton(page)).toHaveAttribute('aria-pressed', 'true');
    }
    await openHydrated(page, overview);
    await expect(finished(page)).toHaveCount(1);
    await expect(finished(page)).toContainText('Part 1');
    await expect(wayOn(page)).toHaveText('Continue with part 2, page 2');
    await click(wayOn(page));
    await expectShown(page, /part-2-(?!physics)\w+$/);
  });

  test('leads from the home page through the setup and the first game to the platformer', async ({page}) => {
    await openHydrated(page, '/');
    await expect(wayOn(page)).toHaveText('Start with the setup of your machine');
    await click(wayOn(page));
    await expectShown(page, setup);
    for (const [address, next] of [
      [setup, 'Start with your first game'],
      [firstGame, 'Continue with your first game, page 2'],
      [`${firstGame}-play`, 'Continue with your first game, page 3'],
      [`${firstGame}-finish`, 'Start with part 1'],
    ] as const) {
      await openHydrated(page, address);
      await doneButton(page).focus();
      await press(page, 'Space');
      await expect(doneButton(page)).toHaveAttribute('aria-pressed', 'true');
      await openHydrated(page, '/');
      await expect(wayOn(page)).toHaveText(next);
    }
    await expect(finished(page)).toHaveText([/^Set up your machine/, /^Your first game/]);
    await openHydrated(page, overview);
    await expect(finished(page)).toHaveCount(2);
    await click(wayOn(page));
    await expectShown(page, `${tutorial}/part-1-setup`);
  });

  test('keeps pages that readers had finished before the path included the setup', async ({page}) => {
    await openHydrated(page, part2);
    await page.evaluate(() => {
      localStorage.setItem('tutorial-finished', 'part-1-setup part-1-hills part-1-shore part-2-physics');
    });
    await openHydrated(page, '/');
    await expect(finished(page)).toHaveText([/^Part 1/]);
    await expect(listed(page, 'Part 2')).toContainText(oneFinished);
    await expect(wayOn(page)).toHaveText('Continue with part 2, page 2');
    await openHydrated(page, firstGame);
    await click(doneButton(page));
    await openHydrated(page, part2);
    await expect(doneButton(page)).toHaveAttribute('aria-pressed', 'true');
  });

  test('follows changes in another tab', async ({context, page}) => {
    await openHydrated(page, overview);
    const other = await context.newPage();
    await openHydrated(other, part2);
    await click(doneButton(other));
    await expect(listed(page, 'Part 2')).toContainText(oneFinished);
    await click(doneButton(other));
    await expect(listed(page, 'Part 2')).not.toContainText('finished');
  });

  test('is shown after client-side navigation', async ({page}) => {
    await openHydrated(page, overview);
    await click(progress(page).getByRole('link', {name: /^Part 2/}));
    await expectShown(page, part2);
    await click(doneButton(page));
    await goBack(page);
    await expect(listed(page, 'Part 2')).toContainText(oneFinished);
  });

  test.describe('when storage is disabled', () => {
    // Docusaurus itself reports it.
    test.use({expectedProblems: /browser storage is not available/});

    test('lasts only for the visit, and the page says so', async ({page}) => {
      await page.addInitScript(() => {
        Object.defineProperty(window, 'localStorage', {
          get: () => {
            throw new DOMException('denied', 'SecurityError');
          },
        });
      });
      await openHydrated(page, overview);
      await click(progress(page).getByRole('link', {name: /^Part 2/}));
      await click(doneButton(page));
      await expect(page.locator('part-done').getByRole('status')).toContainText('for this visit');
      await goBack(page);
      await expect(listed(page, 'Part 2')).toContainText(oneFinished);
    });
  });

  test('causes no layout shift when it appears', async ({page}) => {
    await openHydrated(page, part2);
    await click(doneButton(page));
    await watchShifts(page, 0);
    for (const address of [overview, part2, setup, firstGame]) {
      await openHydrated(page, address);
      await requestsDone(page);
      const arrival = await arrivalOf(page);
      await expect.poll(() => shiftsOf(page, arrival), {message: address}).toEqual([]);
    }
  });
});

test.describe('a stage', () => {
  test('expands the changed lines of a file', async ({page}) => {
    await openHydrated(page, lastOfPart2);
    const file = panel(page, 'What changed').locator('details').filter({hasText: 'GameLayer.cs'});
    await expect(file.locator('pre')).toBeHidden();
    await file.locator('summary').focus();
    await press(page, 'Enter');
    await expect(file.locator('.diff.add').first()).toBeVisible();
    await expect(file.locator('.diff.remove').first()).toBeVisible();
    const [, added = ''] = /\+(\d+)/.exec(await file.locator('summary').innerText()) ?? [];
    await expect(file.locator('.diff.add')).toHaveCount(Number(added));
  });

  test.describe('with clipboard access', () => {
    test.use({permissions: ['clipboard-read', 'clipboard-write']});

    test('copies the whole file that its link opens', async ({page, request}) => {
      await openHydrated(page, lastOfPart2);
      await openTab(page, 'Whole files');
      const row = panel(page, 'Whole files')
        .getByRole('listitem')
        .filter({hasText: /^GameLayer\.cs/});
      await keepConfirmations(page);
      await click(row.getByRole('button', {name: /^Copy/}));
      await expect(row.getByRole('status')).toHaveText('Copied');
      const address = (await row.getByRole('link').getAttribute('href')) ?? '';
      const file = await (await request.get(address)).text();
      expect(file).toContain('class GameLayer');
      await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe(file);
    });
  });

  test('says so when a file cannot be copied', async ({page}) => {
    await page.addInitScript(() => {
      navigator.clipboard.write = () => Promise.reject(new Error('refused'));
    });
    await openHydrated(page, lastOfPart2);
    await openTab(page, 'Whole files');
    const row = panel(page, 'Whole files').getByRole('listitem').first();
    const endConfirmation = await keepConfirmations(page);
    await click(row.getByRole('button'));
    await expect(row.getByRole('status')).toHaveText("Couldn't copy");
    await endConfirmation();
    await expect(row.getByRole('status')).toBeEmpty();
  });

  test('can be downloaded', async ({page, request}) => {
    await openHydrated(page, lastOfPart2);
    await openTab(page, 'Run it');
    const link = panel(page, 'Run it').getByRole('link', {name: /^Download part 2/});
    const response = await request.get((await link.getAttribute('href')) ?? '');
    expect(response.status()).toBe(200);
    expect(response.headers()['content-type']).toBe('application/zip');
    expect((await response.body()).subarray(0, 4).toString('latin1')).toBe('PK\u0003\u0004');
    const [download] = await Promise.all([page.waitForEvent('download'), click(link)]);
    expect(download.suggestedFilename()).toBe('platformer-part-2.zip');
  });
});

test.describe('without JavaScript', () => {
  test.use({javaScriptEnabled: false});

  test('the parts are a plain list of links', async ({page}) => {
    await openAtOnce(page, overview);
    await expect(progress(page).getByRole('listitem')).toHaveText([
      'Set up your machine',
      'Your first game in 30 minutes',
      /^Part 1/,
      /^Part 2/,
      /^Part 3/,
      /^Part 4/,
      /^Part 5/,
      'The guides',
    ]);
    await clickAtOnce(progress(page).getByRole('link', {name: /^Part 2/}));
    await expectLoaded(page, part2);
  });

  test('the home page has the same list, whose last line links to the first step', async ({page}) => {
    await openAtOnce(page, '/');
    await expect(progress(page).getByRole('listitem')).toHaveCount(8);
    await clickAtOnce(wayOn(page));
    await expectLoaded(page, setup);
    await expect(doneButton(page)).toBeHidden();
  });

  test('a stage shows changes, files and the download, and no button that needs JavaScript', async ({page}) => {
    await openAtOnce(page, lastOfPart2);
    await expect(doneButton(page)).toBeHidden();
    const summary = page.locator('.stage details summary').filter({hasText: 'GameLayer.cs'});
    await clickAtOnce(summary);
    await expect(page.locator('.stage details[open] .diff.add').first()).toBeVisible();
    await expect(page.locator('.stage').getByRole('link', {name: 'GameLayer.cs', exact: true})).toBeVisible();
    await expect(page.getByRole('link', {name: /^Download part 2/})).toBeVisible();
    await expect(page.getByRole('button', {name: /^Copy/}).filter({visible: true})).toHaveCount(0);
  });
});

test.describe('accessibility', () => {
  test.use({contextOptions: {reducedMotion: 'reduce'}});

  test('of a part with a solution and changes expanded', async ({page}) => {
    // The checker runs four times on a long page.
    test.slow();
    await openHydrated(page, lastOfPart2);
    await click(doneButton(page));
    for (const summary of await page.locator('details.solution > summary').all()) await click(summary);
    await click(page.locator('.stage details summary').filter({hasText: 'GameLayer.cs'}));
    for (const name of ['What changed', 'Whole files', 'Run it']) {
      await openTab(page, name);
      // At the end of the page the sidebar scrolls with it, and the navbar covers its first link.
      await page.getByRole('heading', {level: 1}).scrollIntoViewIfNeeded();
      expect(await accessibilityViolations(page), name).toEqual([]);
    }
    await openHydrated(page, overview);
    await expect(listed(page, 'Part 2')).toContainText(oneFinished);
    expect(await accessibilityViolations(page)).toEqual([]);
  });
});

test.describe('on a phone', () => {
  test.use(phone);

  test('a stage fits the width of the page', async ({page}) => {
    await openHydrated(page, lastOfPart2);
    await tap(page.locator('.stage details summary').filter({hasText: 'GameLayer.cs'}));
    for (const name of ['What changed', 'Whole files', 'Run it']) {
      await openTab(page, name);
      await expect
        .poll(() => page.evaluate(() => document.documentElement.scrollWidth - innerWidth), {message: name})
        .toBeLessThanOrEqual(0);
    }
  });
});

test('other pages load no tutorial script', async ({page}) => {
  const scripts: string[] = [];
  page.on('response', async (response) => {
    if (response.url().endsWith('.js')) scripts.push(await response.text().catch(() => ''));
  });
  await openHydrated(page, '/docs/guides/getting-started/introduction');
  await staysQuiet(page);
  // Not the name in the browser's storage: the home page reads it itself, and every page prefetches that one.
  expect(scripts.some((script) => script.includes('part-done'))).toBe(false);
});
