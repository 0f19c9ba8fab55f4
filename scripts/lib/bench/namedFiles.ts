import {attribute, elementsIn} from 'markup';
import {parse} from 'parse5';

/** The addresses of a page's files, as its HTML writes them. */
export interface NamedFiles {
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
}

/** The scripts and stylesheets that a page's HTML uses or preloads, each once. */
export function namedFiles(html: string): NamedFiles {
  const scripts = new Set<string>();
  const styles = new Set<string>();
  for (const element of elementsIn(parse(html))) {
    const {tagName} = element;
    const [src, href] = [attribute(element, 'src'), attribute(element, 'href')];
    const relation = attribute(element, 'rel');
    const preloaded = relation === 'preload' ? attribute(element, 'as') : undefined;
    if (tagName === 'script' && src !== undefined) scripts.add(src);
    if (tagName !== 'link' || href === undefined) continue;
    if (relation === 'modulepreload' || preloaded === 'script') scripts.add(href);
    if (relation === 'stylesheet' || preloaded === 'style') styles.add(href);
  }
  return {scripts: [...scripts], styles: [...styles]};
}
