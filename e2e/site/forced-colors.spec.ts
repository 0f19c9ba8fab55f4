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
