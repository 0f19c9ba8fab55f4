import {expect, test} from '../support/journey';
import {breadcrumbs, docPagination, docsSidebar, mainHeading} from '../support/landmarks';
import {openHydrated} from '../support/openHydrated';
import {expectShown} from '../support/settled';

const node = '/docs/api/cocos2d.ccnode';
const sprite = '/docs/api/cocos2d.ccsprite';

test('a type page opened from outside has title, heading, place and neighbors like any other doc', async ({page}) => {
  const response = await openHydrated(page, node);
  expect(response.status()).toBe(200);
  await expect(page).toHaveTitle('CCNode class | Cocos2D-Mono');
  await expect(mainHeading(page)).toHaveText('CCNode');
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', `https://cocos2d-mono.dev${node}`);
  await expect(breadcrumbs(page).getByRole('link', {name: 'Cocos2D', exact: true})).toHaveAttribute(
    'href',
    '/docs/api/cocos2d',
  );
  await expect(breadcrumbs(page).getByRole('link', {name: 'Scene graph'})).toHaveAttribute(
    'href',
    '/docs/api/cocos2d#scene-graph',
  );
  await expect(docPagination(page).getByRole('link', {name: /^Previous/})).toBeVisible();
  await expect(docPagination(page).getByRole('link', {name: /^Next/})).toBeVisible();
  await expect(page.getByRole('link', {name: 'Edit this page'})).toHaveAttribute(
    'href',
    'https://github.com/Cocos2D-Mono/Cocos2D-Mono.Docs/edit/main/api/descriptions/Cocos2D/CCNode.md',
  );
});

test('its sidebar marks the page, with its branch open and the others closed', async ({page}) => {
  await openHydrated(page, node);
  const current = docsSidebar(page).locator('[aria-current=page]');
  await expect(current).toHaveText('CCNode');
  await expect(current).toBeVisible();
  await expect(docsSidebar(page).getByRole('button', {expanded: true})).toHaveCount(2);
  await expect(docsSidebar(page).getByRole('link', {name: 'CCSprite', exact: true})).toHaveCount(0);
});

test('a closed branch of the sidebar opens without leaving the page', async ({page}) => {
  await openHydrated(page, node);
  await docsSidebar(page).getByRole('button', {name: "Expand sidebar category 'Sprites and animation'"}).click();
  await expect(docsSidebar(page).getByRole('link', {name: 'CCSprite', exact: true})).toBeVisible();
  await expectShown(page, node);
});

test('the contents beside a type list its sections and members', async ({page}) => {
  await openHydrated(page, '/docs/api/cocos2d.ccsize');
  const headings = await page
    .locator('main article :is(h2, h3)[id]')
    .evaluateAll((all) => all.map((heading) => heading.id));
  const entries = page.locator('.theme-doc-toc-desktop').getByRole('link');
  await expect(entries).toHaveCount(headings.length);
  const targets = await entries.evaluateAll((links) => links.map((link) => link.getAttribute('href')));
  expect(targets).toEqual(headings.map((id) => `#${id}`));
});

test('the long contents of CCNode are its sections at first; its members follow', async ({page}) => {
  const response = await openHydrated(page, node);
  const sent = await response.text();
  expect(sent).not.toMatch(/class="?table-of-contents__link[^>]*href="?#RunAction/);
  const contents = page.locator('.theme-doc-toc-desktop');
  await expect(contents.getByRole('link', {name: 'Methods', exact: true})).toBeVisible();
  await expect(contents.locator('a[href="#RunAction"]')).toHaveCount(1);
  await expect(contents.getByRole('link', {name: 'RunAction', exact: true})).toBeAttached();
});

test('the contents name generic members and operators as C# does, not as HTML', async ({page}) => {
  await openHydrated(page, '/docs/api/cocos2d.ccpoint');
  const contents = page.locator('.theme-doc-toc-desktop');
  await expect(contents.locator('a[href="#op_Addition"]')).toHaveText('Operator +');
  await expect(contents).not.toContainText(/&lt;|&gt;|&amp;/);
});

test('a page shows kind, assembly, declaration, family and the lines of its source', async ({page}) => {
  await openHydrated(page, sprite);
  const article = page.locator('.api');
  await expect(article.locator('.api-head')).toContainText('class');
  await expect(article).toContainText('Assembly Cocos2DMono');
  await expect(article.locator(':scope > pre code').first()).toHaveText(/^public class CCSprite : CCNode/);
  await expect(article.locator('.api-family [aria-current=true]')).toHaveText('CCSprite');
  await expect(article.locator('.api-family').getByRole('link', {name: 'CCNode', exact: true})).toBeVisible();
  await expect(article.getByRole('link', {name: 'CCSprite.cs', exact: true}).first()).toHaveAttribute(
    'href',
    /^https:\/\/github\.com\/Cocos2D-Mono\/cocos2d-mono\/blob\/2\.6\.1\/.+\/CCSprite\.cs$/,
  );
});

test('inherited members are folded by the type they come from, and unfold', async ({page}) => {
  await openHydrated(page, sprite);
  const inherited = page.locator('[data-api-inherited]');
  const runAction = inherited.getByRole('link', {name: 'RunAction', exact: true});
  await expect(runAction).toBeHidden();
  await inherited.locator('summary').filter({hasText: 'From CCNode'}).click();
  await expect(runAction).toBeVisible();
  await expect(runAction).toHaveAttribute('href', `${node}#RunAction`);
});
