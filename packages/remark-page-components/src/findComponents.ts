import type {Root} from 'mdast';
import type {MdxJsxFlowElement, MdxJsxTextElement} from 'mdast-util-mdx-jsx';
import {visit} from 'unist-util-visit';

/** A component in a page, alone or within a paragraph. */
export type PageComponent = MdxJsxFlowElement | MdxJsxTextElement;

/** The components of a page that have one of the names, in the order of the page. */
export function findComponents(tree: Root, names: readonly string[]): readonly PageComponent[] {
  const found: PageComponent[] = [];
  visit(tree, ['mdxJsxFlowElement', 'mdxJsxTextElement'], (node) => {
    const component = node as PageComponent;
    if (names.includes(component.name ?? '')) found.push(component);
  });
  return found;
}

/** Returns a component's attribute, or undefined if the attribute is absent or has no text. */
export function attributeOf(component: PageComponent, name: string): string | undefined {
  const value = component.attributes.find((entry) => entry.type === 'mdxJsxAttribute' && entry.name === name)?.value;
  return typeof value === 'string' && value.trim() !== '' ? value : undefined;
}

/** Returns a component's attribute, and throws an Error if it is missing. */
export function requiredAttribute(component: PageComponent, name: string): string {
  const value = attributeOf(component, name);
  if (value === undefined) throw new Error(`<${component.name ?? ''}> needs ${name}="…".`);
  return value;
}
