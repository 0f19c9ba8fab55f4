import type {PageNames} from './lanes';

/** A page without its text. */
export interface Page {
  /** Path with the site's base. */
  readonly address: string;
  readonly title: string;
  readonly description: string;
  readonly keywords: readonly string[];
  readonly breadcrumbs: readonly string[];
  /** Headings of levels 2 to 4, in the page's order. Anchors are without `#`. */
  readonly sections: readonly {readonly anchor: string; readonly heading: string}[];
  /** How many pages of the site link to it. */
  readonly links: number;
  /** The version that a release post is about (`2.5.0`). */
  readonly release?: string;
}

/** Leaves out what is empty. */
export function encodePage(page: Page): PageNames {
  const {address, title, description, keywords, breadcrumbs, sections, links, release} = page;
  return {
    u: address,
    t: title,
    ...(description !== '' && {d: description}),
    ...(keywords.length > 0 && {k: keywords}),
    b: breadcrumbs,
    h: sections.map(({anchor, heading}) => [anchor, heading]),
    ...(links > 0 && {p: links}),
    ...(release !== undefined && {v: release}),
  };
}

export function decodePage({u, t, d = '', k = [], b, h, p = 0, v}: PageNames): Page {
  return {
    address: u,
    title: t,
    description: d,
    keywords: k,
    breadcrumbs: b,
    sections: h.map(([anchor, heading]) => ({anchor, heading})),
    links: p,
    ...(v !== undefined && {release: v}),
  };
}
