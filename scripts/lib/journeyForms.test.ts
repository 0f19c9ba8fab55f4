import {Linter} from 'eslint';
import {describe, expect, it} from 'vitest';
import {bareForms, singleReads} from './journeyForms';

const refusals = (code: string): number =>
  new Linter().verify(code, {rules: {'no-restricted-syntax': ['error', ...bareForms, ...singleReads]}}).length;

describe('journeys', () => {
  it.each([
    "page.goto('/blog')",
    "page['goto']('/blog')",
    'page.goBack()',
    'page.goForward()',
    'page.reload()',
    'page.evaluate(() => history.back())',
    'page.evaluate(() => window.history.go(-1))',
    "page.evaluate(() => history.pushState({}, '', '/blog'))",
    "page.evaluate(() => dispatchEvent(new PopStateEvent('popstate')))",
    "page.evaluate(() => { location.hash = 'top' })",
    "page.evaluate(() => { location = '/blog' })",
    "page.evaluate(() => { window.location.href = '/blog' })",
    "page.evaluate(() => location.assign('/blog'))",
    'page.evaluate(() => location.reload())',
    "page.keyboard.press('Enter')",
    "page.keyboard.type('sprite')",
    "page.getByRole('link').press('Enter')",
    "page.getByRole('searchbox').pressSequentially('sprite')",
    "page.getByRole('link').click()",
    "page.getByRole('link').tap({force: true})",
    "page.getByRole('link')['click']()",
    "page.getByRole('link').dblclick()",
    "page.getByRole('link').dispatchEvent('click')",
    "page.getByRole('checkbox').check()",
    "page.getByRole('checkbox').uncheck()",
    "page.getByRole('checkbox').setChecked(true)",
    'page.mouse.wheel(0, 100)',
    "expect(page).toHaveURL('/blog')",
    "expect(page).not.toHaveURL('/blog')",
    "page.waitForURL('/blog')",
    'page.waitForNavigation()',
    "page.waitForEvent('popup')",
    "page.waitForLoadState('networkidle')",
    "openAtOnce(page, '/blog', {waitUntil: 'networkidle'})",
    'page.waitForTimeout(100)',
    "import {setTimeout} from 'node:timers/promises'",
    "import {setTimeout as pause} from 'timers/promises'",
    'new Promise((resolve) => setTimeout(resolve, 100))',
  ])('may not use %s', (code) => expect(refusals(code)).toBeGreaterThan(0));

  it.each([
    "const see = () => expect(page.url()).toBe('/blog')",
    "const see = async () => expect(await heading.textContent()).toBe('Releases')",
    'const see = async () => expect(await links.count()).toBe(3)',
    "const see = () => expect(tab.url()).toBe('/blog')",
    "const see = async () => expect((await opened).url()).toBe('/blog')",
    'const see = async () => expect.soft(await links.count()).toBe(3)',
    'const see = async () => expect((await link.boundingBox()).y).toBe(3)',
    "const see = async () => expect(((await link.getAttribute('href')) ?? '').length).toBe(3)",
  ])('may not read a value only once: %s', (code) => expect(refusals(code)).toBeGreaterThan(0));

  it.each([
    "open(page, '/blog')",
    "press(page, 'Enter')",
    "click(page.getByRole('link'))",
    'page.mouse.click(10, 20)',
    'wheel(page, 100)',
    'link.evaluate((element) => element.click())',
    "expectShown(page, '/blog')",
    "navigate(page, '/blog')",
    "text.replace('a', 'b')",
    "expect(heading).toHaveText('Releases')",
    "context.waitForEvent('page')",
    'expect.poll(() => page.evaluate(() => location.hash))',
    'expect(async () => expect.poll(async () => (await link.boundingBox()).y).toBe(3)).toPass()',
    'new URL(request.url()).pathname',
    'new URL(route.request().url()).pathname',
    "page.evaluate(() => field.dispatchEvent(new Event('input')))",
  ])('may use %s', (code) => expect(refusals(code)).toBe(0));
});
