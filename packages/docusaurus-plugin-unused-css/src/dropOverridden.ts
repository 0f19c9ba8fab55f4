import type {Declaration} from 'postcss';
import postcss, {type Rule} from 'postcss';

/**
 * Leaves out custom properties of `:root` and of a theme that a later rule for the same element sets again: Infima gives
 * every one of its properties a value, and the site's own style sheet gives most of them another.
 */
export function dropOverridden(css: string): string {
  const sheet = postcss.parse(css);
  const set = new Set<string>();
  const rules = sheet.nodes.filter((node): node is Rule => node.type === 'rule' && node.selectors.every(isRoot));
  for (const rule of rules.reverse()) {
    const properties = rule.nodes.filter(
      (node): node is Declaration => node.type === 'decl' && node.prop.startsWith('--'),
    );
    for (const declaration of properties) {
      if (rule.selectors.every((selector) => set.has(keyOf(selector, declaration)))) declaration.remove();
    }
    for (const declaration of properties) for (const selector of rule.selectors) set.add(keyOf(selector, declaration));
    if (rule.nodes.length === 0) rule.remove();
  }
  return sheet.toString();
}

const isRoot = (selector: string): boolean => /^(?::root|html\[data-theme=["']?\w+["']?\])$/.test(selector);

const keyOf = (selector: string, {prop}: Declaration): string => `${selector.replace(/["']/g, '')} ${prop}`;
