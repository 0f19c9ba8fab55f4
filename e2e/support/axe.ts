import AxeBuilder from '@axe-core/playwright';
import type {Page} from '@playwright/test';

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** What axe finds wrong with the page as it stands: rule, help and the elements, one line each. */
export async function accessibilityViolations(page: Page): Promise<readonly string[]> {
  const {violations} = await new AxeBuilder({page}).withTags(tags).analyze();
  return violations.flatMap(({id, help, nodes}) =>
    nodes.map((node) => `${id}: ${help}: ${node.target.join(' ')} ${node.any[0]?.message ?? ''}`),
  );
}
