import type {Link, PhrasingContent, Text} from 'mdast';

/** What a name of the API is replaced by, its words aside. */
export type ApiLink = Pick<Link, 'url' | 'data'>;

/** Puts a link around the code; returns the link's index. */
export function replaceCode(siblings: PhrasingContent[], index: number, to: ApiLink): number {
  const code = siblings[index];
  if (code) siblings[index] = {type: 'link', ...to, children: [code], position: code.position};
  return index;
}

/** Where the bracketed words before a reference begin. */
export interface Bracket {
  /** Index of the text with the opening bracket, and the bracket's place in it. */
  readonly index: number;
  readonly offset: number;
  /** Whether words of the author's own stand before the code: `` [words][`CCNode`] ``. */
  readonly hasWords: boolean;
}

/** Finds `[` right before the code, or `[words][`, when `]` follows it. */
export function findBracket(siblings: readonly PhrasingContent[], index: number): Bracket | undefined {
  const [before, after] = [siblings[index - 1], siblings[index + 1]];
  if (before?.type !== 'text' || after?.type !== 'text') return undefined;
  if (!before.value.endsWith('[') || !after.value.startsWith(']')) return undefined;
  // In `` [`RunAction`][`CCNode.RunAction`] `` the first code is the words.
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

/** Puts a link in the place of the brackets and what stands between them. */
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
    // A name among the words may have become a link already; links do not nest.
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
