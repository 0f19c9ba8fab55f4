import fs from 'node:fs';
import type axe from 'axe-core';
import type {Page} from '@playwright/test';
import {settled} from './settled';

/** The minified file is half as large as the package's main one, and every checked page loads it. */
const axeSource = fs.readFileSync(require.resolve('axe-core/axe.min.js'), 'utf8');

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** The rules about colors. Only they depend on the color mode, and they take most of axe's time. */
const colorRules = ['color-contrast', 'link-in-text-block'];

const modes = ['light', 'dark'] as const;

/**
 * Returns axe's findings on the page when it has settled, with colors checked in both modes: rule, help and elements, one
 * line each. Restores the page's color mode at the end.
 */
export async function accessibilityViolations(page: Page): Promise<readonly string[]> {
  await settled(page);
  await finishRendering(page);
  await page.evaluate(axeSource);
  const isOff = {enabled: false};
  const found = [
    ...(await violations(page, null, {
      runOnly: {type: 'tag', values: tags},
      rules: Object.fromEntries(colorRules.map((rule) => [rule, isOff])),
    })),
  ];
  const chosen = await page.locator('html').getAttribute('data-theme');
  for (const mode of modes) {
    await setMode(page, mode);
    await markLooks(page);
    const wrong = await violations(page, `[${lookMark}]`, {runOnly: {type: 'rule', values: colorRules}});
    found.push(...wrong.map((line) => `${mode}: ${line}`));
  }
  await setMode(page, chosen ?? 'light');
  return found;
}

async function setMode(page: Page, mode: string): Promise<void> {
  await page.evaluate((value) => document.documentElement.setAttribute('data-theme', value), mode);
}

/**
 * Lays everything out and ends all transitions. Content that `content-visibility` skips far from the screen has no true
 * position yet, so axe would measure it in the wrong place. It must not check a color half-way through a transition
 * either.
 */
async function finishRendering(page: Page): Promise<void> {
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(
      '*, ::before, ::after {content-visibility: visible !important; transition-property: none !important}',
    );
    document.adoptedStyleSheets.push(sheet);
  });
}

/** Runs axe on the elements of a selector, or on the whole page. */
async function violations(page: Page, within: string | null, options: axe.RunOptions): Promise<readonly string[]> {
  const all = await page.evaluate(
    async ([selector, given]) => {
      // Without the list of passed checks, which takes as long as the checks.
      const results = await (window as unknown as {axe: typeof axe}).axe.run(
        selector === null ? document : {include: [[selector]]},
        {...given, resultTypes: ['violations']},
      );
      return results.violations.map(({id, help, nodes}) => ({
        id,
        help,
        nodes: nodes.map(({target, any}) => ({target: target.join(' '), message: any[0]?.message ?? ''})),
      }));
    },
    [within, options] as const,
  );
  return all.flatMap(({id, help, nodes}) => nodes.map(({target, message}) => `${id}: ${help}: ${target} ${message}`));
}

const lookMark = 'data-look';

/**
 * Marks one text of each look, because a page of 250 members has several thousand texts but only some sixty looks. A
 * look consists of the element's class, its text style, and every background, opacity and layer below it.
 */
async function markLooks(page: Page): Promise<void> {
  await page.evaluate((mark) => {
    const seen = new Set<string>();
    const grounds = new Map<Element | null, string>([[null, '']]);
    const groundOf = (element: Element | null): string => {
      const known = grounds.get(element);
      if (known !== undefined || element === null) return known ?? '';
      const {backgroundColor, backgroundImage, opacity, filter, position, zIndex} = getComputedStyle(element);
      const own = [backgroundColor, backgroundImage, opacity, filter, position, zIndex].join();
      const below = groundOf(element.parentElement);
      const ground = own === 'rgba(0, 0, 0, 0),none,1,none,static,auto' ? below : `${below}/${own}`;
      grounds.set(element, ground);
      return ground;
    };
    for (const element of document.body.querySelectorAll('*')) {
      element.removeAttribute(mark);
      const hasText = [...element.childNodes].some(
        (node) => node.nodeType === Node.TEXT_NODE && node.nodeValue?.trim(),
      );
      if (!hasText || !element.checkVisibility({visibilityProperty: true})) continue;
      const {color, fontSize, fontWeight, textShadow, textDecorationLine} = getComputedStyle(element);
      const look = [
        element.localName,
        element.getAttribute('class'),
        color,
        fontSize,
        fontWeight,
        textShadow,
        textDecorationLine,
        groundOf(element),
      ].join('|');
      if (seen.has(look)) continue;
      seen.add(look);
      element.setAttribute(mark, '');
    }
  }, lookMark);
}
