import {indexMeta} from '../shared/constants';

/**
 * The page with a meta element that names the hash in the index's file names.
 *
 * @throws Error when the page has no head of its own.
 */
export function addIndexMeta(html: string, hash: string): string {
  // The encoding stays before it: browsers look for that in the first 1024 bytes.
  const head = /<head(?:\s[^>]*)?>(?:\s*<meta charset=[^>]*>)?/i.exec(html);
  if (!head) throw new Error('The page has no <head> that could name the index of the search.');
  const end = head.index + head[0].length;
  return `${html.slice(0, end)}<meta name="${indexMeta}" content="${hash}">${html.slice(end)}`;
}
