import {indexMeta} from '../shared/constants';

/**
 * Adds to a page a meta element with the hash in the index's file names.
 *
 * @throws Error when the page has no `<head>` tag.
 */
export function addIndexMeta(html: string, hash: string): string {
  // The encoding must stay first, because browsers look for it in the first 1024 bytes.
  const head = /<head(?:\s[^>]*)?>(?:\s*<meta charset=[^>]*>)?/i.exec(html);
  if (!head) throw new Error('The page has no <head> that could name the index of the search.');
  const end = head.index + head[0].length;
  return `${html.slice(0, end)}<meta name="${indexMeta}" content="${hash}">${html.slice(end)}`;
}
