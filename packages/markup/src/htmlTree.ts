import type {DefaultTreeAdapterTypes} from 'parse5';

export type Element = DefaultTreeAdapterTypes.Element;
export type Node = DefaultTreeAdapterTypes.Node;

export const isElement = (node: Node): node is Element => 'tagName' in node;

/** Returns all elements of a tree or subtree, in document order. */
export function elementsIn(node: Node): readonly Element[] {
  const elements: Element[] = [];
  const visit = (each: Node): void => {
    if (isElement(each)) elements.push(each);
    if ('childNodes' in each) each.childNodes.forEach(visit);
  };
  visit(node);
  return elements;
}

export function attribute(element: Element, name: string): string | undefined {
  return element.attrs.find((each) => each.name === name)?.value;
}

export const classesOf = (element: Element): readonly string[] =>
  (attribute(element, 'class') ?? '').split(/\s+/).filter(Boolean);

export const hasClass = (element: Element, name: string): boolean => classesOf(element).includes(name);

/** All text of a tree; comments have none. */
export function textOf(node: Node): string {
  if ('value' in node) return node.value;
  return 'childNodes' in node ? node.childNodes.map(textOf).join('') : '';
}

/** The content of `<meta name="…">`. */
export function metaContent(elements: readonly Element[], name: string): string | undefined {
  const meta = elements.find((element) => element.tagName === 'meta' && attribute(element, 'name') === name);
  return meta && attribute(meta, 'content');
}
