import {attribute, classesOf, isElement, type Element, type Node} from 'markup';

/** Elements without text to read: controls, drawings and, among the classes, text for screen readers only. */
const skippedElements = new Set(['button', 'nav', 'noscript', 'script', 'select', 'style', 'svg', 'template', 'video']);
const skippedClasses = new Set(['hash-link', 'visually-hidden']);

/** The API's languages. Their listings are skipped: symbols cover the names, and `public` must not find every sample. */
export const symbolLanguages = new Set(['csharp', 'cs']);

/** Inline elements; all others separate words. */
const inlineElements = new Set(
  'a abbr b bdi bdo cite code data del dfn em i ins kbd mark q s samp small span strong sub sup time u var wbr'.split(
    ' ',
  ),
);

/** Returns the text of a node as a reader sees it, in one line. */
export function readText(node: Node): string {
  const pieces: string[] = [];
  visitText(node, (text) => pieces.push(text));
  return collapseSpace(pieces.join(''));
}

/**
 * Passes to `add` each piece of text that a reader sees below a node, and a space wherever a block begins or ends. Skips the
 * content of elements for which `take` returns true.
 */
export function visitText(
  node: Node,
  add: (text: string) => void,
  take: (element: Element) => boolean = () => false,
): void {
  if ('value' in node) add(node.value);
  if (!('childNodes' in node)) return;
  const isBlock = isElement(node) && !inlineElements.has(node.tagName);
  if (isBlock) add(' ');
  if (!isElement(node) || (!isSkipped(node) && !take(node)))
    for (const child of node.childNodes) visitText(child, add, take);
  if (isBlock) add(' ');
}

/** Collapses white space and removes the zero-width spaces where long names may wrap. */
export const collapseSpace = (text: string): string =>
  text
    .replace(/\u200B/g, '')
    .replace(/\s+/g, ' ')
    .trim();

function isSkipped(element: Element): boolean {
  return (
    skippedElements.has(element.tagName) ||
    attribute(element, 'aria-hidden') === 'true' ||
    classesOf(element).some((name) => skippedClasses.has(name)) ||
    symbolLanguages.has(languageOf(element) ?? '') ||
    (element.tagName === 'pre' && !isListing(element))
  );
}

/** Listings (commands, output, settings) are searched. A `pre` without a language belongs to a component of the site. */
function isListing(pre: Element): boolean {
  for (let node: Node | null = pre; node && isElement(node); node = node.parentNode)
    if (languageOf(node) !== undefined) return true;
  return false;
}

function languageOf(element: Element): string | undefined {
  const name = classesOf(element).find((each) => each.startsWith('language-'));
  return attribute(element, 'data-language') ?? name?.slice('language-'.length);
}
