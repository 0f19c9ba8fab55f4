import type {Locator, Page} from '@playwright/test';
import {expect, test} from '../support/journey';
import {breadcrumbs, docPagination, docsSidebar, mainHeading} from '../support/landmarks';
import {openHydrated} from '../support/openHydrated';
import {click, expectShown, painted, wheel} from '../support/settled';

const node = '/docs/api/cocos2d.ccnode';
const sprite = '/docs/api/cocos2d.ccsprite';

test('a type page opened directly has a title, a heading, breadcrumbs and neighbors like any other doc', async ({
  page,
}) => {
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

test('the sidebar marks the page and opens only its branch', async ({page}) => {
  await openHydrated(page, node);
  const current = docsSidebar(page).locator('[aria-current=page]');
  await expect(current).toHaveText('CCNode');
  await expect(current).toBeVisible();
  await expect(docsSidebar(page).getByRole('button', {expanded: true})).toHaveCount(2);
  await expect(docsSidebar(page).getByRole('link', {name: 'CCSprite', exact: true})).toHaveCount(0);
});

test('a collapsed branch of the sidebar expands without leaving the page', async ({page}) => {
  await openHydrated(page, node);
  await click(docsSidebar(page).getByRole('button', {name: "Expand sidebar category 'Sprites and animation'"}));
  await expect(docsSidebar(page).getByRole('link', {name: 'CCSprite', exact: true})).toBeVisible();
  await expectShown(page, node);
});

/** The targets of the contents beside a page. */
const targets = (page: Page): Promise<readonly (string | null)[]> =>
  page
    .locator('.theme-doc-toc-desktop')
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')));

const idsOf = (page: Page, headings: string): Promise<readonly string[]> =>
  page.locator(headings).evaluateAll((all) => all.map((heading) => `#${heading.id}`));

test('the table of contents of a small type lists its sections and members', async ({page}) => {
  await openHydrated(page, '/docs/api/cocos2d.ccmoveto');
  const headings = await idsOf(page, 'main article :is(h2, h3)[id]');
  expect(headings).toContain('#Update');
  expect(await targets(page)).toEqual(headings);
});

test('the table of contents of a larger type omits members that the member list links to', async ({page}) => {
  for (const address of [node, '/docs/api/cocos2d.ccpoint', '/docs/api/box2d.dynamics.b2world']) {
    await openHydrated(page, address);
    expect(await targets(page), address).toEqual(
      await idsOf(page, 'main article :is(h2[id], h3[id]:not([data-api-kind] h3))'),
    );
  }
});

test('the contents mark the section that is read, and follow the reader', async ({page}) => {
  await page.setViewportSize({width: 1440, height: 700});
  const current = page.locator('.theme-doc-toc-desktop .table-of-contents__link--active');
  await openHydrated(page, node);
  await expect(current).toHaveCount(0);
  for (const [heading, entry] of [
    ['h3#AddChild', 'Methods'],
    ['h3#members-actions', 'Actions'],
  ] as const) {
    await page.locator(heading).evaluate((element) => element.scrollIntoView({block: 'start'}));
    await expect(current).toHaveText(entry);
    await expect(current).toBeInViewport();
  }
  const first = page.locator('.theme-doc-toc-desktop').getByRole('link').first();
  await page.locator('h2#used-by').evaluate((element) => element.scrollIntoView());
  await expect(first).not.toBeInViewport();
  await page.evaluate(() => scrollTo(0, 0));
  await expect(first).toBeInViewport();
});

test('the contents stay where the reader has scrolled them', async ({page}) => {
  await page.setViewportSize({width: 1440, height: 700});
  await openHydrated(page, `${node}#AddChild`);
  const contents = page.locator('.theme-doc-toc-desktop');
  const current = contents.locator('.table-of-contents__link--active');
  await expect(current).toBeInViewport();
  await contents.hover();
  await wheel(page, -2000);
  await expect(contents.getByRole('link').first()).toBeInViewport();
  await expect(current).not.toBeInViewport();
  await page.mouse.move(600, 300);
  await expect(current).toBeInViewport();
});

test('the contents of a small type mark the member that is read', async ({page}) => {
  await openHydrated(page, '/docs/api/cocos2d.ccmoveto#StartWithTarget');
  await expect(page.locator('.theme-doc-toc-desktop .table-of-contents__link--active')).toHaveText('StartWithTarget');
});

test('overloads with one description are together, and their parameters are listed once', async ({page}) => {
  await openHydrated(page, `${node}#AddChild`);
  const addChild = page.locator('[data-api-kind] > section').filter({has: page.locator('h3#AddChild')});
  await expect(addChild.locator('.api-member')).toHaveCount(3);
  await expect(addChild.getByRole('term')).toHaveText(['Parameters', 'Throws']);
  await expect(addChild.locator('dd > code:first-child')).toHaveText(['child', 'zOrder', 'tag']);
  const bottom = async (part: Locator): Promise<number> => {
    const box = await part.boundingBox();
    return (box?.y ?? NaN) + (box?.height ?? NaN);
  };
  expect(await bottom(addChild.locator('.api-member').last())).toBeLessThanOrEqual(
    (await addChild.getByRole('term').first().boundingBox())?.y ?? NaN,
  );
});

test('the links of parameters that overloads share are not tab stops', async ({page}) => {
  await openHydrated(page, `${node}#AddChild`);
  const addChild = page.locator('[data-api-kind] > section').filter({has: page.locator('h3#AddChild')});
  const stops = await addChild
    .locator(':is(dl, .api-row) a')
    .evaluateAll((links) => links.map((link) => link.tabIndex));
  expect(stops.length).toBeGreaterThan(1);
  expect(new Set(stops)).toEqual(new Set([-1]));
});

test('the header names all base types and links to the derived ones', async ({page}) => {
  await openHydrated(page, '/docs/api/cocos2d.ccmoveto');
  const facts = page.locator('.api-lead > .api-foot');
  await expect(facts).toContainText('Inherits from CCMoveBy, CCActionInterval, CCFiniteTimeAction, CCAction');
  await expect(facts.getByRole('link', {name: 'CCFiniteTimeAction'})).toHaveAttribute(
    'href',
    '/docs/api/cocos2d.ccfinitetimeaction',
  );
  await openHydrated(page, node);
  await expect(facts).not.toContainText('Inherits from');
  await click(facts.getByRole('link', {name: /^\d+ derived types$/}));
  await expect(page.getByRole('heading', {name: 'Inheritance', exact: true})).toBeInViewport();
});

test('members come before the inheritance', async ({page}) => {
  await openHydrated(page, '/docs/api/cocos2d.ccmoveto');
  const top = async (heading: string): Promise<number> => (await page.locator(heading).boundingBox())?.y ?? NaN;
  expect(await top('h2#constructors')).toBeLessThan(await top('h2#family'));
});

test('long remarks are below the list of members, with entries in the contents', async ({page}) => {
  await openHydrated(page, node);
  const top = async (heading: string): Promise<number> => (await page.locator(heading).boundingBox())?.y ?? NaN;
  expect(await top('h2#members')).toBeLessThan(1300);
  expect(await top('h2#remarks')).toBeGreaterThan(await top('h2#members'));
  await click(
    page.getByRole('navigation', {name: 'On this page'}).getByRole('link', {name: 'Life cycle', exact: true}).last(),
  );
  await expectShown(page, `${node}#remarks-life-cycle`);
  await expect(page.getByRole('heading', {level: 3, name: 'Life cycle', exact: true}).last()).toBeInViewport();
});

test('short remarks are above the list of members', async ({page}) => {
  await openHydrated(page, '/docs/api/cocos2d.ccrect');
  await expect(page.getByRole('heading', {name: 'Remarks', exact: true})).toHaveCount(0);
});

test('a member has labeled parameters, return value and exceptions', async ({page}) => {
  await openHydrated(page, '/docs/api/cocos2d.ccsequence');
  const create = page.locator('.api-member').filter({hasText: 'params CCFiniteTimeAction[] actions'});
  await expect(create.getByRole('term')).toHaveText(['Parameters', 'Throws']);
  await expect(create.getByRole('definition').first()).toHaveText(/^actions The actions in the order/);
  await expect(create.getByRole('definition').last()).toHaveText(/^NullReferenceException actions or one/);
  const reverse = page.locator('[data-api-kind] > section').filter({has: page.locator('h3#Reverse')});
  await expect(reverse.getByRole('term').first()).toHaveText('Returns');
});

test('on a wide screen labels and parameter names have a column each', async ({page}) => {
  await openHydrated(page, `${node}#ScheduleOnce`);
  const member = page.locator('[data-api-kind] > section').filter({has: page.locator('h3#Schedule')});
  await member.scrollIntoViewIfNeeded();
  await painted(page);
  const left = (selector: string): Promise<readonly number[]> =>
    member.locator(selector).evaluateAll((all) => [...new Set(all.map((each) => each.getBoundingClientRect().left))]);
  const [label, ...otherLabels] = await left(':is(dt, .api-label)');
  const [name, ...otherNames] = await left('dd > code');
  expect([otherLabels, otherNames]).toEqual([[], []]);
  expect(name).toBeGreaterThan(label ?? NaN);
});

test('a page shows kind, assembly, declaration, inheritance and source lines', async ({page}) => {
  await openHydrated(page, sprite);
  const article = page.locator('.api');
  await expect(article.locator('.api-head')).toContainText('class');
  await expect(article).toContainText('Assembly Cocos2DMono');
  await expect(article.locator('.api-lead > pre code')).toHaveText(/^public class CCSprite : CCNode/);
  await expect(article.locator('.api-family [aria-current=true]')).toHaveText('CCSprite');
  await expect(article.locator('.api-family').getByRole('link', {name: 'CCNode', exact: true})).toBeVisible();
  await expect(article.getByRole('link', {name: 'CCSprite.cs', exact: true}).first()).toHaveAttribute(
    'href',
    /^https:\/\/github\.com\/Cocos2D-Mono\/cocos2d-mono\/blob\/2\.6\.1\/.+\/CCSprite\.cs$/,
  );
});

test('inherited members are collapsed by declaring type and can be expanded', async ({page}) => {
  await openHydrated(page, sprite);
  const inherited = page.locator('[data-api-inherited]');
  const runAction = inherited.getByRole('link', {name: 'RunAction', exact: true});
  await expect(runAction).toBeHidden();
  await click(inherited.locator('summary').filter({hasText: 'From CCNode'}));
  await expect(runAction).toBeVisible();
  await expect(runAction).toHaveAttribute('href', `${node}#RunAction`);
});
