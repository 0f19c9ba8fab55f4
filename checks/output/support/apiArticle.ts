import {attribute, elementsIn, hasClass, textOf, type Element} from 'markup';
import {elementsOf} from './document';

/** The parts of an API page. */
export interface ApiArticle {
  readonly elements: readonly Element[];
  readonly byId: ReadonlyMap<string, Element>;
}

export function readArticle(file: string): ApiArticle {
  const elements = elementsOf(file);
  const byId = new Map<string, Element>();
  for (const element of elements) {
    const id = attribute(element, 'id');
    if (id !== undefined && !byId.has(id)) byId.set(id, element);
  }
  return {elements, byId};
}

/** The visible text of a declaration, and the targets of its links. */
export interface ShownDeclaration {
  readonly text: string;
  readonly links: readonly {readonly text: string; readonly href: string}[];
}

/** The first declaration of the page: the type's own. */
export function typeDeclaration({elements}: ApiArticle): ShownDeclaration | undefined {
  return declarationIn(elements.find(isDeclaration));
}

/** The content at an anchor: a table row, an overload, or everything below the heading of a name. */
export function declarationAt(anchor: string, {byId}: ApiArticle): ShownDeclaration | undefined {
  const target = byId.get(anchor);
  const scope = target?.tagName === 'h3' ? (target.parentNode as Element) : target;
  if (!scope) return undefined;
  const cell = elementsIn(scope).find((element) => element.tagName === 'th' || isDeclaration(element));
  return declarationIn(cell);
}

/** The code of samples has a class; declarations have none. */
function isDeclaration(element: Element): boolean {
  return element.tagName === 'pre' && attribute(element, 'class') === undefined;
}

/** The text of the element with that class at an anchor. */
export function textAt(anchor: string, {byId}: ApiArticle, className: string): string | undefined {
  const target = byId.get(anchor);
  const found = target && elementsIn(target).find((element) => hasClass(element, className));
  return found && textOf(found);
}

/** The links in an element, with their text. */
export function linksIn(element: Element): ShownDeclaration['links'] {
  return elementsIn(element)
    .filter(({tagName}) => tagName === 'a')
    .map((link) => ({text: textOf(link), href: attribute(link, 'href') ?? ''}));
}

function declarationIn(block: Element | undefined): ShownDeclaration | undefined {
  const code = block && elementsIn(block).find(({tagName}) => tagName === 'code');
  return code && {text: textOf(code), links: linksIn(code)};
}
