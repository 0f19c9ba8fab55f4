import path from 'node:path';
import type {BrokenLink} from './readBrokenLinks';

/** Addresses in Markdown links and definitions, and in `href` and `to`. */
const addresses = /(?:\]\(|\]:\s+|\b(?:href|to)=["'])<?([^\s)>"']+)/g;

/**
 * 1-based line of a broken link in the source of its page, if it is there. The source names pages by file
 * (`../rules.mdx#gone`), and the built page by path (`/docs/rules#gone`).
 */
export function lineOfLink(
  source: string,
  {link, target, page}: Pick<BrokenLink, 'link' | 'target' | 'page'>,
): number | undefined {
  const [targetPath = '', anchor] = target.split('#');
  const isLink = (address: string): boolean => {
    const [file = '', ownAnchor] = address.split('#');
    if (address === link) return true;
    return (
      anchor !== undefined &&
      anchor === ownAnchor &&
      (file === '' ? page === targetPath : nameOf(file) === nameOf(targetPath))
    );
  };
  const index = source
    .split('\n')
    .findIndex((line) => [...line.matchAll(addresses)].some(([, address = '']) => isLink(address)));
  return index < 0 ? undefined : index + 1;
}

const nameOf = (file: string): string => path.posix.basename(file).replace(/\.mdx?$/, '');
