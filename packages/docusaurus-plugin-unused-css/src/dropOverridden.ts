import postcss, {type Declaration, type Rule} from 'postcss';

/**
 * Removes declarations that a later rule with the same selector overrides. The site's own stylesheet overrides many of
 * Infima's, above all the custom properties of `:root`. Keeps rules in media queries and `!important` declarations.
 */
export function dropOverridden(css: string): string {
  const sheet = postcss.parse(css);
  const made = new Set<string>();
  const rules = sheet.nodes.filter((node): node is Rule => node.type === 'rule');
  for (const rule of rules.reverse()) {
    const declarations = rule.nodes.filter((node): node is Declaration => node.type === 'decl' && !node.important);
    const overridden = declarations.filter((each) => keysOf(rule, each).every((key) => made.has(key)));
    for (const declaration of declarations) keysOf(rule, declaration).forEach((key) => made.add(key));
    for (const declaration of overridden) declaration.remove();
    if (rule.nodes.length === 0) rule.remove();
  }
  return sheet.toString();
}

const keysOf = ({selectors}: Rule, {prop}: Declaration): string[] =>
  selectors.map((selector) => `${selector.replace(/["']/g, '')} ${prop}`);
