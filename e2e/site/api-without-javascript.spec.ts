import {apiPageEntries} from '../support/apiPages';
import {expect, test} from '../support/journey';
import {breadcrumbs, docPagination, docsSidebar, mainHeading} from '../support/landmarks';
import {clickAtOnce, expectLoaded, openAtOnce} from '../support/settled';

test.use({javaScriptEnabled: false});

const sprite = '/docs/api/cocos2d.ccsprite';

for (const [kind, address] of apiPageEntries) {
  test(`${kind}, ${address}, is readable and shows no control that needs JavaScript`, async ({page}) => {
    await openAtOnce(page, address);
    await expect(mainHeading(page)).toBeVisible();
    const article = page.getByRole('main').getByRole('article');
    await expect.poll(async () => (await article.innerText()).length).toBeGreaterThan(200);
    await expect(article.getByRole('button', {disabled: false}).filter({visible: true})).toHaveCount(0);
    await expect(article.locator('input, select').filter({visible: true})).toHaveCount(0);
  });
}

test('every member of a type is shown with its declaration and description', async ({page}) => {
  await openAtOnce(page, '/docs/api/cocos2d.ccnode');
  const members = page.locator('.api-member');
  await expect(members.nth(150)).toBeAttached();
  await expect(members.filter({visible: true})).toHaveCount(await members.count());
  await expect(page.locator('[id="RunAction-CCAction"]')).toContainText('Starts an action on this node');
});

test('inherited members expand to a plain list of links', async ({page}) => {
  await openAtOnce(page, sprite);
  const inherited = page.locator('[data-api-inherited]');
  await clickAtOnce(inherited.locator('summary').filter({hasText: 'From CCNode'}));
  await clickAtOnce(inherited.getByRole('link', {name: 'RunAction', exact: true}));
  await expectLoaded(page, '/docs/api/cocos2d.ccnode#RunAction');
  await expect(page.locator('h3#RunAction')).toBeInViewport();
});

test('a reader goes from type to type by declaration, sidebar, neighbor and breadcrumbs', async ({page}) => {
  await openAtOnce(page, sprite);
  await clickAtOnce(page.locator('.api-lead > pre').first().getByRole('link', {name: 'CCNode'}));
  await expect(mainHeading(page)).toHaveText('CCNode');
  await clickAtOnce(docsSidebar(page).getByRole('link', {name: 'CCScene', exact: true}));
  await expect(mainHeading(page)).toHaveText('CCScene');
  await clickAtOnce(docPagination(page).getByRole('link', {name: /^Next/}));
  await expect(mainHeading(page)).not.toHaveText('CCScene');
  await clickAtOnce(breadcrumbs(page).getByRole('link', {name: 'Cocos2D', exact: true}));
  await expect(mainHeading(page)).toHaveText('Cocos2D');
});

test('a collapsed branch of the sidebar links to the page that lists its contents', async ({page}) => {
  await openAtOnce(page, sprite);
  await clickAtOnce(docsSidebar(page).getByRole('link', {name: 'Scene graph', exact: true}));
  await expectLoaded(page, '/docs/api/cocos2d#scene-graph');
  await expect(page.getByRole('heading', {name: 'Scene graph', level: 2})).toBeInViewport();
  await clickAtOnce(page.getByRole('main').getByRole('link', {name: 'CCNode', exact: true}).first());
  await expect(mainHeading(page)).toHaveText('CCNode');
});
