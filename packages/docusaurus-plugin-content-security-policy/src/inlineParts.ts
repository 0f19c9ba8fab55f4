import {Parser} from 'htmlparser2';

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
  let headStart: number | undefined;
  /** Where the text of the current element belongs. */
  let texts: string[] | undefined;
  const parser = new Parser({
    onopentag(name, attributes) {
      if (name === 'head') headStart ??= parser.endIndex + 1;
      const type = attributes['type'] ?? '';
      if (name === 'script' && attributes['src'] === undefined && executableTypes.has(type)) texts = scripts;
      if (name === 'style') texts = styleElements;
      texts?.push('');
      if (attributes['style'] !== undefined) styleAttributes.push(attributes['style']);
      for (const each of Object.keys(attributes)) if (each.startsWith('on')) handlers.push(`${each} on <${name}>`);
    },
    ontext(text) {
      if (texts) texts.push(`${texts.pop() ?? ''}${text}`);
    },
    onclosetag() {
      texts = undefined;
    },
  });
  parser.end(html);
  if (headStart === undefined) throw new Error('The page has no <head>.');
  styleAttributes.push(...scripts.flatMap(stylesWrittenBy));
  return {scripts, styleAttributes, styleElements, handlers, headStart};
}

/** Finds style attributes in HTML that a script inserts, such as Docusaurus's banner for a wrong base URL. */
function stylesWrittenBy(script: string): string[] {
  return [...script.matchAll(/\sstyle="([^"\\]*)"/g)].map(([, style = '']) => style);
}
