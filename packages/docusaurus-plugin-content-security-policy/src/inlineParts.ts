import {parse, type DefaultTreeAdapterTypes} from 'parse5';

type Element = DefaultTreeAdapterTypes.Element;
type Node = DefaultTreeAdapterTypes.Node;

/** What a page runs or styles from within its own HTML. */
export interface InlineParts {
  /** Texts of the inline scripts that a browser executes. */
  readonly scripts: readonly string[];
  /** Values of the style attributes, and texts of the style elements. */
  readonly styleAttributes: readonly string[];
  readonly styleElements: readonly string[];
  /** Event handler attributes as `onclick on <button>`; no policy of ours allows one. */
  readonly handlers: readonly string[];
  /** Offset in the HTML just behind `<head …>`. */
  readonly headStart: number;
}

const executableTypes = new Set(['', 'module', 'text/javascript', 'application/javascript']);

/** Throws an Error when the HTML has no head to put a policy in. */
export function inlineParts(html: string): InlineParts {
  const scripts: string[] = [];
  const styleAttributes: string[] = [];
  const styleElements: string[] = [];
  const handlers: string[] = [];
  let headStart: number | undefined;
  for (const element of elements(parse(html, {sourceCodeLocationInfo: true}))) {
    const attributes = new Map(element.attrs.map(({name, value}) => [name, value]));
    if (element.tagName === 'head') headStart = element.sourceCodeLocation?.startTag?.endOffset;
    if (element.tagName === 'script' && !attributes.has('src') && executableTypes.has(attributes.get('type') ?? '')) {
      scripts.push(text(element));
      styleAttributes.push(...stylesWrittenBy(text(element)));
    }
    if (element.tagName === 'style') styleElements.push(text(element));
    const style = attributes.get('style');
    if (style !== undefined) styleAttributes.push(style);
    for (const name of attributes.keys()) if (name.startsWith('on')) handlers.push(`${name} on <${element.tagName}>`);
  }
  if (headStart === undefined) throw new Error('The page has no <head>.');
  return {scripts, styleAttributes, styleElements, handlers, headStart};
}

/** Style attributes in HTML that a script inserts: Docusaurus's banner for a wrong base URL has some. */
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
