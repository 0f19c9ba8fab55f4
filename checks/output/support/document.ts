import {parse, type DefaultTreeAdapterTypes} from 'parse5';
import {readSiteFile} from './builtSite';

export type Element = DefaultTreeAdapterTypes.Element;
type Node = DefaultTreeAdapterTypes.Node;

const parsed = new Map<string, readonly Element[]>();

/** All elements of a page, in document order. Test files share their modules, so each page is parsed once for all. */
export function elementsOf(file: string): readonly Element[] {
  const elements = parsed.get(file) ?? elementsIn(parse(readSiteFile(file)));
  parsed.set(file, elements);
  return elements;
}

/** All elements of a tree or subtree. */
export const elementsIn = (node: Node): readonly Element[] => [...walk(node)];

export function attribute(element: Element, name: string): string | undefined {
  return element.attrs.find((each) => each.name === name)?.value;
}

export function textOf(node: Node): string {
  if ('value' in node) return node.value;
  return 'childNodes' in node ? node.childNodes.map(textOf).join('') : '';
}

/** The content of `<meta name="…">`. */
export function metaContent(elements: readonly Element[], name: string): string | undefined {
  const meta = elements.find((element) => element.tagName === 'meta' && attribute(element, 'name') === name);
  return meta && attribute(meta, 'content');
}

function* walk(node: Node): Generator<Element> {
  if ('tagName' in node) yield node;
  if ('childNodes' in node) for (const child of node.childNodes) yield* walk(child);
}
