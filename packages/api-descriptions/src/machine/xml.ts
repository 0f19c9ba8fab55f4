import {escapeMarkup} from 'markup';

/** XML text that is already escaped. */
export type Xml = string & {readonly __xml: unique symbol};

/** Escapes text for elements and attributes; characters that XML 1.0 forbids (section 2.2) are removed. */
export function xmlText(text: string): Xml {
  return escapeMarkup(text.replace(/[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]/g, '')) as Xml;
}

/** An element with escaped attributes; the content must be escaped already. */
export function xmlElement(
  name: string,
  attributes: Readonly<Record<string, string>> = {},
  content: readonly Xml[] = [],
): Xml {
  const list = Object.entries(attributes).map(([key, value]) => ` ${key}="${xmlText(value)}"`);
  const start = `<${name}${list.join('')}`;
  return (content.length === 0 ? `${start} />` : `${start}>${content.join('')}</${name}>`) as Xml;
}

/** A comment. Two hyphens, which XML does not allow in comments, are written as one. */
export function xmlComment(text: string): Xml {
  return `<!-- ${text.replace(/-{2,}/g, '-')} -->` as Xml;
}
