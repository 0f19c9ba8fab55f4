import {
  defaultTreeAdapter as tree,
  parse,
  parseFragment,
  serialize,
  serializeOuter,
  type DefaultTreeAdapterTypes as Tree,
} from 'parse5';
import {vi} from 'vitest';

type Node = ParsedElement | ParsedText;

/** The part of the DOM that adopts articles, for unit tests, which run without a browser. parse5 reads and writes the HTML. */
class ParsedElement {
  readonly #node: Tree.Element;

  constructor(node: Tree.Element) {
    this.#node = node;
  }

  get localName(): string {
    return this.#node.tagName;
  }

  get tagName(): string {
    return this.localName.toUpperCase();
  }

  get id(): string {
    return this.#attribute('id') ?? '';
  }

  get dataset(): Readonly<Record<string, string>> {
    const data = this.#node.attrs.filter(({name}) => name.startsWith('data-'));
    return Object.fromEntries(
      data.map(({name, value}) => [
        name.slice(5).replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase()),
        value,
      ]),
    );
  }

  get innerHTML(): string {
    return serialize(this.#node);
  }

  get outerHTML(): string {
    return serializeOuter(this.#node);
  }

  get childNodes(): readonly Node[] {
    return this.#node.childNodes.map((node) =>
      tree.isElementNode(node) ? new ParsedElement(node) : new ParsedText(node),
    );
  }

  get firstElementChild(): ParsedElement | null {
    return this.#children()[0] ?? null;
  }

  getElementsByTagName(all: '*'): readonly ParsedElement[] {
    return this.#children().flatMap((child) => [child, ...child.getElementsByTagName(all)]);
  }

  querySelectorAll(selectors: string): readonly ParsedElement[] {
    return this.getElementsByTagName('*').filter((element) => element.#matches(selectors));
  }

  querySelector(selectors: string): ParsedElement | null {
    return this.querySelectorAll(selectors)[0] ?? null;
  }

  closest(selectors: string): ParsedElement | null {
    if (this.#matches(selectors)) return this;
    const parent = this.#node.parentNode;
    return parent && tree.isElementNode(parent) ? new ParsedElement(parent).closest(selectors) : null;
  }

  cloneNode(deep = false): ParsedElement {
    if (deep) return new ParsedElement(parseFragment(this.outerHTML).childNodes[0] as Tree.Element);
    const {tagName, namespaceURI, attrs} = this.#node;
    return new ParsedElement(tree.createElement(tagName, namespaceURI, [...attrs]));
  }

  remove(): void {
    tree.detachNode(this.#node);
  }

  replaceWith(...nodes: readonly Node[]): void {
    const parent = this.#node.parentNode;
    if (!parent) return;
    for (const node of nodes) {
      const child = node instanceof ParsedElement ? node.#node : node.node;
      tree.detachNode(child);
      tree.insertBefore(parent, child, this.#node);
    }
    this.remove();
  }

  #children(): readonly ParsedElement[] {
    return this.childNodes.filter((node) => node instanceof ParsedElement);
  }

  #attribute(name: string): string | undefined {
    return this.#node.attrs.find((attribute) => attribute.name === name)?.value;
  }

  /** Understands a list of selectors, each with an element's name, or one class, or one attribute, or name and attribute. */
  #matches(selectors: string): boolean {
    return selectors.split(', ').some((selector) => {
      const parts = /^(?<name>\w+)?(?:\.(?<class>[\w-]+))?(?:\[(?<attribute>[\w-]+)(?:="(?<value>[^"]*)")?\])?$/.exec(
        selector,
      );
      if (!parts?.groups) throw new Error(`parsedPage.ts does not understand the selector "${selector}".`);
      const {name, class: className, attribute, value} = parts.groups;
      return (
        (name === undefined || name === this.localName) &&
        (className === undefined || (this.#attribute('class') ?? '').split(' ').includes(className)) &&
        (attribute === undefined || this.#attribute(attribute) !== undefined) &&
        (value === undefined || this.#attribute(attribute ?? '') === value.replaceAll('\\', ''))
      );
    });
  }
}

/** A text or a comment. */
class ParsedText {
  constructor(readonly node: Tree.ChildNode) {}
}

/** Reads a whole page. */
export function parsedPage(page: string): ParsedElement {
  const root = parse(page).childNodes.find((node) => tree.isElementNode(node));
  if (!root) throw new Error('A page always has an element.');
  return new ParsedElement(root);
}

/** Makes the page the document until `vi.unstubAllGlobals`. */
export function openPage(page: string): void {
  vi.stubGlobal('document', parsedPage(page));
  vi.stubGlobal('Element', ParsedElement);
  vi.stubGlobal('HTMLElement', ParsedElement);
  vi.stubGlobal('DOMParser', ParsedDocuments);
  vi.stubGlobal('XMLSerializer', TextSerializer);
  vi.stubGlobal('CSS', {escape: (text: string) => text.replace(/[^\w-]/g, '\\$&')});
}

class ParsedDocuments {
  parseFromString(page: string): ParsedElement {
    return parsedPage(page);
  }
}

class TextSerializer {
  serializeToString({node}: ParsedText): string {
    return serializeOuter(node);
  }
}
