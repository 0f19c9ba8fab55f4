import {breakName} from 'api-model';
import type {Token} from '../../view';

/** A token with the pieces of its text; with `startsPiece`, the line may also break before the first one. */
export interface BrokenToken extends Token {
  readonly pieces: readonly string[];
  readonly startsPiece: boolean;
}

/** Finds where a declaration may break besides spaces. It needs all tokens, because names and brackets are separate ones. */
export function breakTokens(tokens: readonly Token[], fitting: number): readonly BrokenToken[] {
  const breaks = endsOf(breakName(tokens.map(({text}) => text).join(''), fitting));
  let start = 0;
  return tokens.map((token) => {
    const end = start + token.text.length;
    const inside = [...breaks].filter((place) => place > start && place < end);
    const edges = [start, ...inside, end];
    const pieces = edges.slice(1).map((edge, index) => token.text.slice((edges[index] ?? 0) - start, edge - start));
    const startsPiece = breaks.has(start);
    start = end;
    return {...token, pieces, startsPiece};
  });
}

/** The offsets where one piece ends and another begins. */
function endsOf(pieces: readonly string[]): ReadonlySet<number> {
  let end = 0;
  return new Set(pieces.slice(0, -1).map(({length}) => (end += length)));
}
