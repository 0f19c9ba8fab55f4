import {attribute, classesOf, isElement, type Element, type Node} from './htmlTree';

/** What a reader does not read: controls, drawings, and what is said to screen readers only. */
const skippedElements = new Set(['button', 'nav', 'script', 'select', 'style', 'svg', 'template', 'video']);
const skippedClasses = new Set(['hash-link', 'visually-hidden']);

/** Languages of the API: what listings in them name is among the symbols, and `public` shall not find every sample. */
const symbolLanguages = new Set(['csharp', 'cs']);

/** Elements within a line; all others part words. */
const inlineElements = new Set(
  'a abbr b bdi bdo cite code data del dfn em i ins kbd mark q s samp small span strong sub sup time u var wbr'.split(
    ' ',
  ),
);

/** The text of a node as a reader sees it, in one line. */
export function readText(node: Node): string {
  const pieces: string[] = [];
  visitText(node, (text) => pieces.push(text));
  return collapseSpace(pieces.join(''));
}

/**
 * Passes on each piece of text that a reader sees below a node, with a space wherever a block begins or ends. An element
 * that `take` takes is not looked into.
 */
export function visitText(
  node: Node,
  add: (text: string) => void,
  take: (element: Element) => boolean = () => false,
): void {
  if ('value' in node) add(node.value);
  if (!('childNodes' in node)) return;
  const parts = isElement(node) && !inlineElements.has(node.tagName);
  if (parts) add(' ');
  if (!isElement(node) || (!isSkipped(node) && !take(node)))
    for (const child of node.childNodes) visitText(child, add, take);
  if (parts) add(' ');
}

/** Zero-width spaces are where long names may break. */
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

/** Commands, their output, and settings, which readers paste; what says no language is a part of the site's own making. */
function isListing(pre: Element): boolean {
  for (let node: Node | null = pre; node && isElement(node); node = node.parentNode)
    if (languageOf(node) !== undefined) return true;
  return false;
}

function languageOf(element: Element): string | undefined {
  const name = classesOf(element).find((each) => each.startsWith('language-'));
  return attribute(element, 'data-language') ?? name?.slice('language-'.length);
}
