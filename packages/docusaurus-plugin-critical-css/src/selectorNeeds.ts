import parser, {type Attribute, type Node, type Selector} from 'postcss-selector-parser';

/**
 * What a page must contain for a selector to match: every name, and one alternative of each choice. Names are `div`,
 * `.class`, `#id`, `[attribute]`, and `[class*=part]` for a class that contains the part.
 */
export interface Needs {
  readonly names: readonly string[];
  readonly choices: readonly (readonly Needs[])[];
}

/** Attributes that the browser changes, or that the scripts in the page's HTML set before the first paint. */
const changing = new Set(['[open]', '[data-theme]', '[data-theme-choice]', '[data-skip-far]']);

/** States that need a pointer; by then the stylesheet is loaded. */
const pointed = new Set([':hover', ':active']);

/** Pseudo-classes that contain alternative selectors. */
const choosing = new Set([':is', ':where', ':has']);

/** Returns what a selector needs, or undefined if it can't match anything when a page is first shown. */
export function selectorNeeds(selector: string): Needs | undefined {
  const [only] = parser().astSync(selector).nodes;
  return only && needsOf(only);
}

/** Whether the selector can match in a page with these names. */
export function isMet(needs: Needs, names: ReadonlySet<string>): boolean {
  return (
    needs.names.every((name) => names.has(name)) &&
    needs.choices.every((alternatives) => alternatives.some((each) => isMet(each, names)))
  );
}

/** Every name that the needs refer to. */
export const namesOf = (needs: Needs): readonly string[] => [...needs.names, ...needs.choices.flat().flatMap(namesOf)];

function needsOf({nodes}: Selector): Needs | undefined {
  const choices: (readonly Needs[])[] = [];
  for (const node of nodes) {
    if (node.type !== 'pseudo') continue;
    if (pointed.has(node.value)) return undefined;
    if (!choosing.has(node.value)) continue;
    const alternatives = node.nodes.map(needsOf).filter((each) => each !== undefined);
    if (alternatives.length === 0) return undefined;
    choices.push(alternatives);
  }
  return {names: nodes.flatMap(nameOf), choices};
}

function nameOf(node: Node): readonly string[] {
  switch (node.type) {
    case 'tag':
      return [node.value.toLowerCase()];
    case 'class':
      return [`.${node.value}`];
    case 'id':
      return [`#${node.value}`];
    case 'attribute':
      return [attributeName(node)].filter((name) => !changing.has(name));
    default:
      return [];
  }
}

function attributeName({attribute, operator, value}: Attribute): string {
  const isPart = attribute === 'class' && operator !== undefined && ['*=', '^=', '$='].includes(operator);
  return isPart && value !== undefined ? `[class*=${value}]` : `[${attribute.toLowerCase()}]`;
}
