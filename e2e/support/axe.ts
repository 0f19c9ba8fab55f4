import AxeBuilder from '@axe-core/playwright';
import type {Page} from '@playwright/test';

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/**
 * Has everything laid out. What `content-visibility` leaves out while it is far from the screen has no true place yet: axe
 * would measure it where it never is when somebody sees it.
 */
async function layOutEverything(page: Page): Promise<void> {
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('* {content-visibility: visible !important}');
    document.adoptedStyleSheets.push(sheet);
  });
}

/** Rules whose answer is about colors: the only ones that depend on the color mode, and most of axe's time. */
const colorRules = ['color-contrast', 'link-in-text-block'];

/** All rules, those about colors, or the others. */
export type Rules = 'all' | 'colors' | 'structure';

/** What axe finds wrong with the page as it stands: rule, help and the elements, one line each. */
export async function accessibilityViolations(page: Page, rules: Rules = 'all'): Promise<readonly string[]> {
  await layOutEverything(page);
  // In the page itself and without the list of what is right: half the time on a page of 250 members.
  const axe = new AxeBuilder({page}).setLegacyMode().options({resultTypes: ['violations']});
  if (rules === 'colors') axe.withRules(colorRules);
  else axe.withTags(tags);
  if (rules === 'structure') axe.disableRules(colorRules);
  const {violations} = await axe.analyze();
  return violations.flatMap(({id, help, nodes}) =>
    nodes.map((node) => `${id}: ${help}: ${node.target.join(' ')} ${node.any[0]?.message ?? ''}`),
  );
}
