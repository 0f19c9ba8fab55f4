import {parse, type DefaultTreeAdapterTypes} from 'parse5';

type Element = DefaultTreeAdapterTypes.Element;
type Node = DefaultTreeAdapterTypes.Node;

/** The inline code and styles of a page. */
export interface InlineParts {
  /** Texts of the inline scripts that browsers execute. */
  readonly scripts: readonly string[];
  /** Values of the style attributes. */
  readonly styleAttributes: readonly string[];
  readonly styleElements: readonly string[];
  /** Event handler attributes as `onclick on <button>`; our policy allows none. */
  readonly handlers: readonly string[];
  /** Offset in the HTML right after `<head …>`. */
  readonly headStart: number;
}

const executableTypes = new Set(['', 'module', 'text/javascript', 'application/javascript']);

/** Finds the inline parts of a page. Throws an Error if the HTML has no head. */
export function inlineParts(html: string): InlineParts {
  const scripts: string[] = [];
  const styleAttributes: string[] = [];
  const styleElements: string[] = [];
  const handlers: string[] = [];
  // Not from the parser, which takes three times as long if it notes where each element is.
  const head = /<head(?:\s[^>]*)?>/i.exec(html);
  if (!head) throw new Error('The page has no <head>.');
  for (const element of elements(parse(html))) {
    const attributes = new Map(element.attrs.map(({name, value}) => [name, value]));
    if (element.tagName === 'script' && !attributes.has('src') && executableTypes.has(attributes.get('type') ?? '')) {
      scripts.push(text(element));
      styleAttributes.push(...stylesWrittenBy(text(element)));
    }
    if (element.tagName === 'style') styleElements.push(text(element));
    const style = attributes.get('style');
    if (style !== undefined) styleAttributes.push(style);
    for (const name of attributes.keys()) if (name.startsWith('on')) handlers.push(`${name} on <${element.tagName}>`);
  }
  return {scripts, styleAttributes, styleElements, handlers, headStart: head.index + head[0].length};
}

/** Finds style attributes in HTML that a script inserts, such as Docusaurus's banner for a wrong base URL. */
function stylesWrittenBy(script: string): string[] {
  return [...script.matchAll(/\sstyle="([^"\\]*)"/g)].map(([, style = '']) => style);
}

function* elements(node: Node): Generator<Element> {
  if ('tagName' in node) yield node;
  if ('childNodes' in node) for (const child of node.childNodes) yield* elements(child);
}

function text(element: Element): string {
  return element.childNodes.map((child) => ('value' in child ? child.value : '')).join('');
}
