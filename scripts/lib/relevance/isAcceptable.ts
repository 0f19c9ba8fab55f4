/** The target of a hit. */
export interface Place {
  /** Path of the page, with the site's base. */
  readonly u: string;
  /** `#anchor`, or empty. */
  readonly h: string;
  /** Only for symbols of the API. */
  readonly symbol?: object;
}

/**
 * Returns whether a hit leads to one of a question's pages. An address without an anchor accepts any place on its page,
 * one that ends with `#` only the page itself, and one with an anchor only that anchor. A member's overloads
 * (`#AddChild-CCNode`) are accepted as the member (`#AddChild`).
 */
export function isAcceptable(hit: Place, pages: readonly string[], base = '/'): boolean {
  const path = withoutBase(hit.u, base);
  return pages.some((page) => {
    const [wantedPath = '', wantedAnchor] = page.split('#');
    return samePath(path, wantedPath) && (wantedAnchor === undefined || sameAnchor(hit, wantedAnchor));
  });
}

function withoutBase(path: string, base: string): string {
  const prefix = base.replace(/\/$/, '');
  return path.startsWith(`${prefix}/`) ? path.slice(prefix.length) : path;
}

function samePath(one: string, other: string): boolean {
  return one.replace(/\/$/, '') === other.replace(/\/$/, '');
}

function sameAnchor({h, symbol}: Place, wanted: string): boolean {
  const anchor = h.replace(/^#/, '');
  if (anchor === wanted) return true;
  return symbol !== undefined && anchor.startsWith(`${wanted}-`);
}
