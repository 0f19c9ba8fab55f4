import type {DefaultTreeAdapterTypes} from 'parse5';

export type Element = DefaultTreeAdapterTypes.Element;
export type Node = DefaultTreeAdapterTypes.Node;

export const isElement = (node: Node): node is Element => 'tagName' in node;

/** Returns all elements of a tree, in document order. */
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
