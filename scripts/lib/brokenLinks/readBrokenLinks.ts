/** A link that Docusaurus found broken. */
export interface BrokenLink {
  /** Path of the page with the link. */
  readonly page: string;
  /** The link as in the built page. */
  readonly link: string;
  /** The path that the link leads to, with its anchor if it has one. */
  readonly target: string;
  /** The page exists, but the anchor doesn't. */
  readonly isAnchor: boolean;
}

/** Reads the list in Docusaurus's warning about broken links or anchors. Other warnings have none. */
export function readBrokenLinks(warning: string): readonly BrokenLink[] {
  return warning.split(/^- (?=Broken (?:link|anchor) on source page path = )/m).flatMap((part) => {
    const [, kind, page = ''] = /^Broken (link|anchor) on source page path = (.*):$/m.exec(part) ?? [];
    if (kind === undefined) return [];
    return [...part.matchAll(/^ +-> linking to (?<link>.*?)(?: \(resolved as: (?<target>.*)\))?$/gm)].map((match) => {
      const {link = '', target = link} = match.groups ?? {};
      return {page, link, target, isAnchor: kind === 'anchor'};
    });
  });
}
