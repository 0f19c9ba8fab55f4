import {Linter} from 'eslint';
import {describe, expect, it} from 'vitest';
import {bareForms, singleReads} from './journeyForms';

const refusals = (code: string): number =>
  new Linter().verify(code, {rules: {'no-restricted-syntax': ['error', ...bareForms, ...singleReads]}}).length;

describe('journeys', () => {
  it.each([
    "page.goto('/blog')",
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
    "page.getByRole('link').click()",
    "page.getByRole('link').tap({force: true})",
    "expect(page).toHaveURL('/blog')",
    "expect(page).not.toHaveURL('/blog')",
    "page.waitForURL('/blog')",
    'page.waitForNavigation()',
    "page.waitForEvent('popup')",
    'page.waitForTimeout(100)',
    'new Promise((resolve) => setTimeout(resolve, 100))',
  ])('may not use %s', (code) => expect(refusals(code)).toBeGreaterThan(0));

  it.each([
    "const see = () => expect(page.url()).toBe('/blog')",
    "const see = async () => expect(await heading.textContent()).toBe('Releases')",
    'const see = async () => expect(await links.count()).toBe(3)',
  ])('may not read a value only once: %s', (code) => expect(refusals(code)).toBeGreaterThan(0));

  it.each([
    "open(page, '/blog')",
    "press(page, 'Enter')",
    "click(page.getByRole('link'))",
    'page.mouse.click(10, 20)',
    'link.evaluate((element) => element.click())',
    "expectShown(page, '/blog')",
    "sendRouter(page, '/blog')",
    "text.replace('a', 'b')",
    "expect(heading).toHaveText('Releases')",
    "context.waitForEvent('page')",
    'expect.poll(() => page.evaluate(() => location.hash))',
  ])('may use %s', (code) => expect(refusals(code)).toBe(0));
});
