import {createHash} from 'node:crypto';
import {inlineParts, type InlineParts} from './inlineParts';

/**
 * Adds a Content-Security-Policy to the start of a page's head: nothing from other origins, and only the inline code
 * that the page was built with, by hash. The policy is in a meta element, because static hosts can't set headers.
 *
 * @throws Error when the page has an inline event handler, which no hash can allow safely.
 */
export function addPolicy(html: string): string {
  const parts = inlineParts(html);
  if (parts.handlers.length > 0)
    throw new Error(`Inline event handlers cannot be allowed: ${parts.handlers.join(', ')}.`);
  const meta = `<meta http-equiv="Content-Security-Policy" content="${policy(parts)}">`;
  return html.slice(0, parts.headStart) + meta + html.slice(parts.headStart);
}

function policy(parts: InlineParts): string {
  const styles = [...parts.styleElements, ...parts.styleAttributes];
  const directives: readonly (readonly [string, ...string[]])[] = [
    ['default-src', "'self'"],
    ['script-src', "'self'", ...hashes(parts.scripts)],
    // A hash applies to a style attribute only together with 'unsafe-hashes'.
    ['style-src', "'self'", ...(parts.styleAttributes.length > 0 ? ["'unsafe-hashes'"] : []), ...hashes(styles)],
    // Infima's icons are data: URLs in the stylesheet.
    ['img-src', "'self'", 'data:'],
    ['object-src', "'none'"],
    ['frame-src', "'none'"],
    ['base-uri', "'self'"],
    ['form-action', "'self'"],
  ];
  return directives.map((directive) => directive.join(' ')).join('; ');
}

function hashes(texts: readonly string[]): string[] {
  return [...new Set(texts)].map((text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`);
}
