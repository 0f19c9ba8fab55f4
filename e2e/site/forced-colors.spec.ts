import {expect, test} from '../support/journey';
import {openHydrated} from '../support/openHydrated';

test.use({contextOptions: {forcedColors: 'active'}});

test('in forced colors mode, the buttons of the home page keep a border', async ({page}) => {
  await openHydrated(page, '/');
  for (const name of ['Make your first game', 'What is it?']) {
    await expect(page.getByRole('main').getByRole('link', {name})).toHaveCSS('border-top-width', '1px');
  }
});

test('in forced colors mode, the button of the search page keeps a border', async ({page}) => {
  await openHydrated(page, '/search?q=node');
  const button = page.getByRole('main').getByRole('button', {name: 'Search', exact: true});
  await expect(button).toHaveCSS('border-top-width', '1px');
});

test.describe('on a phone in forced colors mode', () => {
  test.use({viewport: {width: 390, height: 844}});

  test('the button of the contents keeps its arrow, the search button shows no text', async ({page}) => {
    await openHydrated(page, '/docs/guides/getting-started/introduction');
    const button = page.getByRole('button', {name: 'On this page'});
    await expect
      .poll(() =>
        button.evaluate((it) => {
          const {backgroundColor, color} = getComputedStyle(it, '::after');
          return backgroundColor === color;
        }),
      )
      .toBe(true);
    const input = page.locator('.search input');
    await expect.poll(() => input.evaluate((it) => getComputedStyle(it, '::placeholder').fontSize)).toBe('0px');
  });
});
