import type {Page} from '@playwright/test';
import {expect, test} from '../support/journey';
import {docPagination, docsSidebar, mainHeading, navbar} from '../support/landmarks';
import {openHydrated} from '../support/openHydrated';
import {expectSameDocument, markDocument} from '../support/sameDocument';
import {isInNavbar, scrollPosition, wheelTo} from '../support/scrolling';
import {click, expectShown, followAndGoBackAtOnce, goBack, goForward, settled} from '../support/settled';

const guide = '/docs/guides/troubleshooting/text-and-fonts';
const node = '/docs/api/cocos2d.ccnode';

async function expectType(page: Page, name: string, kind = 'class'): Promise<void> {
  await expect(mainHeading(page)).toHaveText(name);
  await expect(page).toHaveTitle(`${name} ${kind} | Cocos2D-Mono`);
  await expect(docsSidebar(page).locator('[aria-current=page]')).toHaveText(name);
}

const declarationLink = (page: Page, anchor: string, name: string) =>
  page.locator(`[id="${anchor}"]`).locator('pre').getByRole('link', {name, exact: true}).first();

test('a reader goes from a guide through the sidebar, a declaration and the next page to other types, and back', async ({
  page,
}) => {
  await openHydrated(page, guide);
  await markDocument(page);

  await click(page.getByRole('main').locator('a[href="/docs/api/cocos2d.cclabelttf"]').first());
  await expectShown(page, '/docs/api/cocos2d.cclabelttf');
  await expectType(page, 'CCLabelTTF');

  await click(docsSidebar(page).getByRole('link', {name: 'CCLabelBMFont', exact: true}));
  await expectShown(page, '/docs/api/cocos2d.cclabelbmfont');
  await expectType(page, 'CCLabelBMFont');

  await click(page.locator('.api-lead > pre').getByRole('link', {name: 'CCSpriteBatchNode'}));
  await expectShown(page, '/docs/api/cocos2d.ccspritebatchnode');
  await expectType(page, 'CCSpriteBatchNode');

  const next = docPagination(page).getByRole('link', {name: /^Next/});
  const name = await next.locator('.pagination-nav__label').innerText();
  const address = (await next.getAttribute('href')) ?? '';
  await click(next);
  await expectShown(page, address);
  await expect(mainHeading(page)).toHaveText(name);
  await click(docPagination(page).getByRole('link', {name: /^Previous/}));
  await expectShown(page, '/docs/api/cocos2d.ccspritebatchnode');
  await expectType(page, 'CCSpriteBatchNode');

  await goBack(page);
  await expect(mainHeading(page)).toHaveText(name);
  await goBack(page);
  await expectType(page, 'CCSpriteBatchNode');
  await goBack(page);
  await expectType(page, 'CCLabelBMFont');
  await goBack(page);
  await expectType(page, 'CCLabelTTF');
  await goBack(page);
  await expectShown(page, guide);
  await expect(mainHeading(page)).not.toHaveText('CCLabelTTF');
  await goForward(page);
  await expectType(page, 'CCLabelTTF');
  await expectSameDocument(page);
});

test('a reader leaves the API for a guide without a reload', async ({page}) => {
  await openHydrated(page, node);
  await markDocument(page);
  await click(navbar(page).getByRole('link', {name: 'Guides', exact: true}));
  await expectShown(page, '/docs/guides/getting-started/introduction');
  await expect(mainHeading(page)).not.toHaveText('CCNode');
  await click(navbar(page).getByRole('link', {name: 'API', exact: true}));
  await expectShown(page, '/docs/api/introduction');
  await expect(mainHeading(page)).toHaveText('Introduction to the API');
  await expectSameDocument(page);
});

test('a page opened by a link shows the same as a page opened directly', async ({page}) => {
  await openHydrated(page, '/docs/api/cocos2d.ccsize');
  const opened = await page.locator('.api').innerText();
  const contents = await page.locator('.theme-doc-toc-desktop').innerText();
  await openHydrated(page, '/docs/api/cocos2d.ccpoint');
  await click(docsSidebar(page).getByRole('link', {name: 'CCSize', exact: true}));
  await expectType(page, 'CCSize', 'struct');
  await expect(page.locator('.theme-doc-toc-desktop')).toHaveText(contents.replaceAll('\n', ''));
  await settled(page);
  await expect.poll(() => page.locator('.api').innerText()).toBe(opened);
});

test('the page header changes with the page', async ({page}) => {
  await openHydrated(page, '/docs/api/cocos2d.ccpoint');
  await click(docsSidebar(page).getByRole('link', {name: 'CCRect', exact: true}));
  await expectType(page, 'CCRect', 'struct');
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute(
    'href',
    'https://cocos2d-mono.dev/docs/api/cocos2d.ccrect',
  );
  const description = await page.locator('meta[name=description]').getAttribute('content');
  await expect(page.locator('.api-summary')).toHaveText(description ?? '');
});

test.describe('an address with a member', () => {
  test('shows that member below the navbar and marks it when the page is opened directly', async ({page}) => {
    await openHydrated(page, `${node}#RunAction-CCAction`);
    const member = page.locator('[id="RunAction-CCAction"]');
    await expect(member).toBeInViewport();
    await expect.poll(() => isInNavbar(page, member)).toBe(false);
    await expect.poll(() => member.evaluate((element) => element.matches(':target'))).toBe(true);
  });

  test('scrolls to the member after a link on another page', async ({page}) => {
    await openHydrated(page, '/docs/api/cocos2d.ccsprite');
    await markDocument(page);
    const inherited = page.locator('[data-api-inherited]');
    await click(inherited.locator('summary').filter({hasText: 'From CCNode'}));
    await click(inherited.getByRole('link', {name: 'RunAction', exact: true}));
    await expectShown(page, `${node}#RunAction`);
    const heading = page.locator('h3#RunAction');
    await expect(heading).toBeInViewport();
    await expect.poll(() => isInNavbar(page, heading)).toBe(false);
    await expectSameDocument(page);
  });

  test('scrolls to the member within the page, and Back returns to the previous position', async ({page}) => {
    await openHydrated(page, node);
    await markDocument(page);
    await wheelTo(page, 900);
    await wheelTo(page, 700);
    // As a reader's pointer does, so that the contents don't return to the current entry before the click.
    await page.locator('.theme-doc-toc-desktop').hover();
    await click(page.locator('.theme-doc-toc-desktop a[href="#methods"]'));
    await expectShown(page, `${node}#methods`);
    await expect(page.locator('h2#methods')).toBeInViewport();
    await goBack(page);
    await expectShown(page, node);
    await expect.poll(() => scrollPosition(page)).toBe(700);
    await expectSameDocument(page);
  });

  test('returns to the previous position with Back while the page is still scrolling', async ({page}) => {
    await openHydrated(page, node);
    await wheelTo(page, 700);
    await followAndGoBackAtOnce(page.locator('.theme-doc-toc-desktop a[href="#methods"]'));
    await expectShown(page, node);
    await expect.poll(() => scrollPosition(page)).toBe(700);
  });

  test("shows the top of the page when the member doesn't exist", async ({page}) => {
    await openHydrated(page, `${node}#NoSuchMember`);
    await expectType(page, 'CCNode');
    await expect.poll(() => scrollPosition(page)).toBe(0);
  });
});

test('a link in a declaration opens the type, and Back returns to the previous position', async ({page}) => {
  await openHydrated(page, node);
  // Members that were on the screen have their true heights and the others estimates, so the page's height differs on
  // return.
  await wheelTo(page, 9000);
  const link = declarationLink(page, 'RunAction-CCAction', 'CCAction');
  // Scrolls the whole link into view, as the click would.
  await link.hover();
  const placeOf = async (): Promise<number> => Math.round((await link.boundingBox())?.y ?? Infinity);
  const left = await placeOf();
  await click(link);
  await expectType(page, 'CCAction');
  await expect.poll(() => scrollPosition(page)).toBe(0);
  await goBack(page);
  await expectType(page, 'CCNode');
  await expect.poll(async () => Math.abs((await placeOf()) - left)).toBeLessThanOrEqual(2);
});

test('the longest page has the same words and tools when a reader comes back to it', async ({page}) => {
  const content = () =>
    page
      .locator('[data-api-page]')
      .evaluate((article) =>
        [...article.querySelectorAll('h2, h3, p, dd, td, pre code, a, button')].map(
          (part) => `${part.localName} ${part.textContent} ${part.getAttribute('href') ?? ''}`,
        ),
      );
  await openHydrated(page, node);
  const before = await content();
  expect(before.length).toBeGreaterThan(1000);
  await click(docsSidebar(page).getByRole('link', {name: 'CCScene', exact: true}));
  await expectType(page, 'CCScene');
  await goBack(page);
  await expectType(page, 'CCNode');
  expect(await content()).toEqual(before);
});

test('a link opened with the middle button leaves the page unchanged', async ({page, context}) => {
  await openHydrated(page, '/docs/api/cocos2d.ccsprite');
  const opened = context.waitForEvent('page');
  await click(page.locator('.api-lead > pre').getByRole('link', {name: 'CCNode'}), {button: 'middle'});
  const tab = await opened;
  await expectShown(tab, node);
  await expectType(page, 'CCSprite');
});

for (const ending of ['/', '/index.html']) {
  test(`a type's address ending in ${ending} is normalized`, async ({page}) => {
    await openHydrated(page, `/docs/api/cocos2d.ccsize${ending}`);
    await expectShown(page, '/docs/api/cocos2d.ccsize');
    await expectType(page, 'CCSize', 'struct');
  });
}
