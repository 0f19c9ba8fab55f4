import {parse, type DefaultTreeAdapterTypes} from 'parse5';

type Node = DefaultTreeAdapterTypes.Node;

/** The addresses of a page's files, as its HTML writes them. */
export interface NamedFiles {
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
}

/** The scripts and stylesheets that a page's HTML uses or preloads, each once. */
export function namedFiles(html: string): NamedFiles {
  const scripts = new Set<string>();
  const styles = new Set<string>();
  for (const {tagName, attributes} of elements(parse(html))) {
    const [src, href] = [attributes.get('src'), attributes.get('href')];
    const relation = attributes.get('rel');
    const preloaded = relation === 'preload' ? attributes.get('as') : undefined;
    if (tagName === 'script' && src !== undefined) scripts.add(src);
    if (tagName !== 'link' || href === undefined) continue;
    if (relation === 'modulepreload' || preloaded === 'script') scripts.add(href);
    if (relation === 'stylesheet' || preloaded === 'style') styles.add(href);
  }
  return {scripts: [...scripts], styles: [...styles]};
}

interface Element {
  readonly tagName: string;
  readonly attributes: ReadonlyMap<string, string>;
}

function* elements(node: Node): Generator<Element> {
  if ('tagName' in node)
    yield {tagName: node.tagName, attributes: new Map(node.attrs.map(({name, value}) => [name, value]))};
  if ('childNodes' in node) for (const child of node.childNodes) yield* elements(child);
}
