import type {Page} from '@playwright/test';
import {phone} from '../support/devices';
import {brokenNames} from '../support/brokenNames';
import {copyFrom} from '../support/clipboard';
import {expect, test} from '../support/journey';
import {openHydrated} from '../support/openHydrated';

/** Lines of code that a button covers. */
const coveredCode = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const boxesOf = (line: Element): DOMRect[] => {
      const range = document.createRange();
      range.selectNodeContents(line);
      return [...range.getClientRects()];
    };
    return [...document.querySelectorAll('[data-copy]')].flatMap((button) => {
      const box = button.getBoundingClientRect();
      const isCovered = (each: DOMRect): boolean =>
        each.right > box.left && each.left < box.right && each.bottom > box.top && each.top < box.bottom;
      return [...(button.parentElement?.querySelectorAll('.line') ?? [])]
        .filter((line) => box.width > 0 && boxesOf(line).some(isCovered))
        .map((line) => line.textContent);
    });
  });

for (const [address, width] of [
  ['/docs/guides/developing/overview', 390],
  ['/docs/api/box2d.dynamics.b2world', 320],
] as const) {
  test.describe(`on a phone of ${width} px`, () => {
    test.use({...phone, viewport: {width, height: 844}});

    test(`no code on ${address} is covered by its Copy button`, async ({page}) => {
      await openHydrated(page, address);
      await expect(page.locator('[data-copy]').first()).toBeVisible();
      expect(await coveredCode(page)).toEqual([]);
    });
  });
}

test.describe('on the maxNarrowWidth phone', () => {
  test.use({...phone, viewport: {width: 320, height: 640}});

  test('a diagram with a phone version shows it uncropped, with the same label as the wide version', async ({page}) => {
    await openHydrated(page, '/docs/guides/getting-started/introduction');
    const diagram = page.getByRole('group').filter({has: page.getByRole('img', {name: 'What a game is built on'})});
    await expect(diagram.getByRole('img')).toHaveCount(1);
    await expect(diagram.getByRole('img')).toHaveAttribute('viewBox', /^0 0 360 /);
    await expect.poll(() => diagram.evaluate(({scrollWidth, clientWidth}) => scrollWidth - clientWidth)).toBe(0);
  });
});

for (const width of [320, 390]) {
  test.describe(`on a phone of ${width} px`, () => {
    test.use({...phone, viewport: {width, height: 844}});

    for (const address of [
      '/docs/api/cocos2d.ccnode',
      '/docs/api/cocos2d',
      '/docs/guides/developing/create-project',
      '/blog/2.4.4-release',
    ]) {
      test(`no name in a table on ${address} breaks in the middle of a word`, async ({page}) => {
        await openHydrated(page, address);
        const names = page.locator('.markdown td code');
        await expect(names).not.toHaveCount(0);
        expect(await brokenNames(names)).toEqual([]);
      });
    }

    test("the titles of the previous and next page don't break inside words", async ({page}) => {
      for (const address of ['/docs/api/box2d.dynamics.b2world', '/docs/guides/getting-started/introduction']) {
        await openHydrated(page, address);
        expect(await brokenNames(page.locator('.pagination-nav__label'))).toEqual([]);
      }
    });
  });
}

test('in a window 1440 px wide, lines of 100 characters fit beside the table of contents', async ({page}) => {
  await openHydrated(page, '/docs/tutorials/platformer-tutorial/part-5-pause');
  const scrolling = await page.evaluate(() =>
    [...document.querySelectorAll('[data-article] > figure > div .code-block')]
      .filter((block) => block.checkVisibility({contentVisibilityAuto: false}) && block.scrollWidth > block.clientWidth)
      .map((block) => Math.max(...[...block.querySelectorAll('.line')].map(({textContent}) => textContent.length)))
      .filter((longest) => longest <= 100),
  );
  expect(scrolling).toEqual([]);
});

test.describe('the project files of the 2.5.0 post', () => {
  test.use({permissions: ['clipboard-read', 'clipboard-write']});

  test('are highlighted as XML and copied in their changed form', async ({page}) => {
    await openHydrated(page, '/blog/2.5.0-release');
    const figure = page.getByRole('figure').filter({hasText: 'MyGame.csproj (Linux)'});
    await expect(figure.locator('.line.diff.add .tok-keyword')).toHaveText('PackageReference');
    const copied = await copyFrom(figure);
    expect(copied.split('\n').map((line) => line.trim())).toEqual([
      '<PackageReference Include="Cocos2D-Mono.Linux" Version="2.5.0" />',
      '<PackageReference Include="MonoGame.Framework.DesktopGL" Version="3.8.2.1105" />',
    ]);
  });
});

test("the lines of an inheritance tree don't touch its names", async ({page}) => {
  await openHydrated(page, '/docs/api/cocos2d.ccsequence');
  const overlaps = await page.evaluate(() =>
    [...document.querySelectorAll('.api-family ul > li')]
      .filter((item) => {
        const line = parseFloat(getComputedStyle(item, '::before').width);
        const name = item.querySelector('a, b');
        return name !== null && name.getBoundingClientRect().left < item.getBoundingClientRect().left + line;
      })
      .map((item) => item.firstElementChild?.textContent),
  );
  expect(overlaps).toEqual([]);
});
