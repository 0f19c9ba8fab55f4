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

/** What axe finds wrong with the page as it stands: rule, help and the elements, one line each. */
export async function accessibilityViolations(page: Page): Promise<readonly string[]> {
  await layOutEverything(page);
  const {violations} = await new AxeBuilder({page}).withTags(tags).analyze();
  return violations.flatMap(({id, help, nodes}) =>
    nodes.map((node) => `${id}: ${help}: ${node.target.join(' ')} ${node.any[0]?.message ?? ''}`),
  );
}
