import type {Locator, Page} from '@playwright/test';
import {keepConfirmations} from '../support/confirmations';
import {expect, test} from '../support/journey';
import {openHydrated} from '../support/openHydrated';
import {click, expectShown, goBack, press} from '../support/settled';

const node = '/docs/api/cocos2d.ccnode';

const declaration = '.api-lead > pre, .api-member > pre';
const runAction = (page: Page): Locator =>
  page.locator('[data-api-kind] > section').filter({has: page.locator('h3#RunAction')});
const clipboard = (page: Page): Promise<string> => page.evaluate(() => navigator.clipboard.readText());

test.describe('when copying is allowed', () => {
  test.use({permissions: ['clipboard-read', 'clipboard-write']});

  test('a button copies the signature as C# and confirms it', async ({page}) => {
    await openHydrated(page, node);
    const button = runAction(page).getByRole('button', {name: 'Copy signature of RunAction', exact: true});
    await runAction(page).locator('pre').first().hover();
    const endConfirmation = await keepConfirmations(page);
    await click(button);
    await expect(runAction(page).getByRole('button', {name: 'Copied'})).toBeVisible();
    await expect.poll(() => clipboard(page)).toBe('public CCAction RunAction(CCAction action)');
    await endConfirmation();
    await expect(button).toBeVisible();
  });

  test('the button works from the keyboard', async ({page}) => {
    await openHydrated(page, node);
    const button = page.locator(declaration).first().getByRole('button', {name: 'Copy signature'});
    await button.focus();
    await keepConfirmations(page);
    await press(page, 'Enter');
    await expect(page.getByRole('button', {name: 'Copied'})).toBeVisible();
    await expect.poll(() => clipboard(page)).toMatch(/^public class CCNode\b/);
  });

  test('clicking a member’s heading scrolls to it and copies its address', async ({page, baseURL}) => {
    await openHydrated(page, node);
    await click(page.locator('h3#RunAction').getByRole('link'));
    await expectShown(page, `${node}#RunAction`);
    await expect.poll(() => clipboard(page)).toBe(`${baseURL ?? ''}${node}#RunAction`);
  });

  test('each overload has its own address to copy', async ({page, baseURL}) => {
    // The member in the address has its tools and doesn't move.
    await openHydrated(page, '/docs/api/cocos2d.ccpoint#op_Addition-CCPoint-CCSize');
    const overload = page.locator('[id="op_Addition-CCPoint-CCSize"]');
    const copyLink = overload.getByRole('link', {name: 'Copy link to operator +(CCPoint p1, CCSize p2)'});
    const endConfirmation = await keepConfirmations(page);
    await click(copyLink);
    await expect(overload.getByRole('link', {name: 'Link copied'})).toBeVisible();
    await endConfirmation();
    await expect
      .poll(() => clipboard(page))
      .toBe(`${baseURL ?? ''}/docs/api/cocos2d.ccpoint#op_Addition-CCPoint-CCSize`);
    await expectShown(page, '/docs/api/cocos2d.ccpoint#op_Addition-CCPoint-CCSize');
    await expect(overload.getByRole('link', {name: 'Copy link'})).toBeVisible();
  });

  test('a page opened by a link has each button once', async ({page}) => {
    await openHydrated(page, '/docs/api/cocos2d.ccpoint');
    await click(page.getByRole('navigation', {name: 'Docs sidebar'}).getByRole('link', {name: 'CCSize', exact: true}));
    await expect(page.getByRole('heading', {level: 1})).toHaveText('CCSize');
    const declarations = page.locator(declaration);
    await expect(declarations.first().getByRole('button')).toHaveCount(1);
    await goBack(page);
    await expect(page.getByRole('heading', {level: 1})).toHaveText('CCPoint');
    await expect(declarations.first().getByRole('button')).toHaveCount(1);
    await click(declarations.first().getByRole('button'));
    await expect.poll(() => clipboard(page)).toMatch(/^public struct CCPoint\b/);
  });
});

test('when copying is refused, the button says what to do instead', async ({page}) => {
  await page.addInitScript(() => {
    navigator.clipboard.writeText = () => Promise.reject(new Error('refused'));
  });
  await openHydrated(page, node);
  await runAction(page).locator('pre').first().hover();
  await click(runAction(page).getByRole('button', {name: 'Copy signature'}));
  await expect(runAction(page).getByRole('button', {name: 'Select and copy manually'})).toBeVisible();
});
