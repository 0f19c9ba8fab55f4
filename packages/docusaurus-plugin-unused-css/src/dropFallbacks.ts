import postcss, {type Rule} from 'postcss';

/**
 * Removes fallbacks for browsers without custom properties. Infima writes such declarations twice,
 * `color: #333; color: var(--text)`, and every browser that the site supports uses the second.
 */
export function dropFallbacks(css: string): string {
  const sheet = postcss.parse(css);
  sheet.walkRules((rule) => {
    const replaced = rule.nodes.filter((node, index) => node.type === 'decl' && isReplaced(rule, index, node.prop));
    for (const node of replaced) node.remove();
  });
  return sheet.toString();
}

function isReplaced(rule: Rule, index: number, property: string): boolean {
  return rule.nodes
    .slice(index + 1)
    .some((later) => later.type === 'decl' && later.prop === property && later.value.includes('var('));
}
