import type {Element, ElementContent, Text} from 'hast';
import type {LineLink} from './lineLinks';

/** A part of a token that is entirely inside one link, or outside of all links. */
interface Piece {
  readonly text: string;
  readonly token: ElementContent;
  readonly link: LineLink | undefined;
}

/**
 * Adds links to a highlighted line. A link is inside its token, which colors it, but a link over several tokens
 * contains them.
 */
export function linkLine(line: Element, links: readonly LineLink[]): Element {
  const pieces = cutTokens(line.children, links);
  const tokensOf = (link: LineLink): number =>
    new Set(pieces.filter((piece) => piece.link === link).map(({token}) => token)).size;
  const containing = new Set(links.filter((link) => tokensOf(link) > 1));
  const groups = groupAdjacent(pieces, ({link, token}) => (link && containing.has(link) ? link : token));
  return {
    ...line,
    children: groups.flatMap((group) => {
      const [{token, link} = {}] = group;
      if (link && containing.has(link))
        return anchor(
          link,
          group.flatMap((piece) => inToken(piece.token, [textNode(piece)])),
        );
      return token
        ? inToken(
            token,
            group.map((piece) => (piece.link ? anchor(piece.link, [textNode(piece)]) : textNode(piece))),
          )
        : [];
    }),
  };
}

function cutTokens(tokens: readonly ElementContent[], links: readonly LineLink[]): readonly Piece[] {
  let start = 0;
  return tokens.flatMap((token) => {
    const text = textOf(token);
    const end = start + text.length;
    const cuts = links.flatMap((link) => [link.start, link.end]).filter((cut) => cut > start && cut < end);
    const edges = [start, ...new Set(cuts), end];
    const from = start;
    start = end;
    return edges.slice(1).map((edge, index) => {
      const begin = edges[index] ?? from;
      const link = links.find((candidate) => candidate.start <= begin && edge <= candidate.end);
      return {text: text.slice(begin - from, edge - from), token, link};
    });
  });
}

/** Groups neighbors with the same key. The same key further on starts another group. */
function groupAdjacent<T>(items: readonly T[], keyOf: (item: T) => unknown): readonly (readonly T[])[] {
  const groups: T[][] = [];
  for (const item of items) {
    const last = groups.at(-1);
    if (last?.[0] !== undefined && keyOf(last[0]) === keyOf(item)) last.push(item);
    else groups.push([item]);
  }
  return groups;
}

function inToken(token: ElementContent, children: ElementContent[]): ElementContent[] {
  return token.type === 'element' ? [{...token, children}] : children;
}

function anchor({href}: LineLink, children: ElementContent[]): Element {
  return {type: 'element', tagName: 'a', properties: {href}, children};
}

function textNode({text}: Piece): Text {
  return {type: 'text', value: text};
}

function textOf(node: ElementContent): string {
  if (node.type === 'text') return node.value;
  return node.type === 'element' ? node.children.map(textOf).join('') : '';
}
