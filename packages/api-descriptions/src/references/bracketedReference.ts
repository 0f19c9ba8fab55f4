import type {Link, PhrasingContent, Text} from 'mdast';

/** The link that replaces a name of the API, without the text. */
export type ApiLink = Pick<Link, 'url' | 'data'>;

/** Puts a link around the code; returns the link's index. */
export function replaceCode(siblings: PhrasingContent[], index: number, to: ApiLink): number {
  const code = siblings[index];
  if (code) siblings[index] = {type: 'link', ...to, children: [code], position: code.position};
  return index;
}

/** The start of the bracketed text before a reference. */
export interface Bracket {
  /** The index of the text node with the opening bracket, and the bracket's offset in it. */
  readonly index: number;
  readonly offset: number;
  /** Whether the author wrote a link text before the code: `` [words][`CCNode`] ``. */
  readonly hasWords: boolean;
}

/** Finds `[` right before the code, or `[words][`, when `]` follows it. */
export function findBracket(siblings: readonly PhrasingContent[], index: number): Bracket | undefined {
  const [before, after] = [siblings[index - 1], siblings[index + 1]];
  if (before?.type !== 'text' || after?.type !== 'text') return undefined;
  if (!before.value.endsWith('[') || !after.value.startsWith(']')) return undefined;
  // In `` [`RunAction`][`CCNode.RunAction`] `` the first code is the link text.
  if (after.value === '][' && siblings[index + 2]?.type === 'inlineCode') return undefined;
  if (!before.value.endsWith('][')) return {index: index - 1, offset: before.value.length - 1, hasWords: false};
  for (let at = index - 1; at >= 0; at -= 1) {
    const sibling = siblings[at];
    if (sibling?.type !== 'text') continue;
    const end = at === index - 1 ? sibling.value.length - 2 : sibling.value.length;
    const offset = sibling.value.slice(0, end).lastIndexOf('[');
    if (offset >= 0) return {index: at, offset, hasWords: true};
  }
  return undefined;
}

/** Replaces the brackets and everything between them with a link. */
export function replaceBracket(siblings: PhrasingContent[], index: number, bracket: Bracket, to: ApiLink): number {
  const code = siblings[index];
  const opening = siblings[bracket.index];
  const closing = siblings[index + 1];
  if (!code || opening?.type !== 'text' || closing?.type !== 'text') return index;
  const children = bracket.hasWords ? wordsBetween(siblings, index, bracket) : [code];
  const link: Link = {type: 'link', ...to, children, position: code.position};
  const parts: PhrasingContent[] = [
    ...nonEmptyText({...opening, value: opening.value.slice(0, bracket.offset)}),
    link,
    ...nonEmptyText({...closing, value: closing.value.slice(1)}),
  ];
  siblings.splice(bracket.index, index + 2 - bracket.index, ...parts);
  return bracket.index + parts.indexOf(link);
}

function wordsBetween(siblings: readonly PhrasingContent[], index: number, bracket: Bracket): PhrasingContent[] {
  const words = siblings.slice(bracket.index, index);
  return words.flatMap((node, at): PhrasingContent[] => {
    // A name in the link text may be a link already, and links can't be nested.
    if (node.type === 'link') return node.children;
    if (node.type !== 'text') return [node];
    const start = at === 0 ? bracket.offset + 1 : 0;
    const end = at === words.length - 1 ? node.value.length - ']['.length : node.value.length;
    return nonEmptyText({...node, value: node.value.slice(start, end)});
  });
}

function nonEmptyText(text: Text): Text[] {
  return text.value === '' ? [] : [text];
}
