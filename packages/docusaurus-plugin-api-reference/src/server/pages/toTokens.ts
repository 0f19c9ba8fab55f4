import type {LinkedSnapshot, SignatureToken} from 'api-model';
import type {Token} from '../../view';
import {typeHref} from '../addresses/links';

/** Adds links to the types in C# code, except to keywords such as `int`, which every reader knows. */
export function toTokens(tokens: readonly SignatureToken[], linked: LinkedSnapshot): readonly Token[] {
  return joinSameKind(
    tokens.map(({text, kind, type}) => {
      const href = type !== undefined && kind === 'type' ? typeHref(type, linked) : undefined;
      return href === undefined ? {text, kind} : {text, kind, href};
    }),
  );
}

/** Joins adjacent tokens of the same kind, and spaces with what precedes them, for less HTML. Links stay alone. */
function joinSameKind(tokens: readonly Token[]): readonly Token[] {
  const joined: Token[] = [];
  for (const token of tokens) {
    const last = joined.at(-1);
    const isSpace = token.text.trim() === '';
    if (last && last.href === undefined && token.href === undefined && (last.kind === token.kind || isSpace))
      joined[joined.length - 1] = {...last, text: last.text + token.text};
    else joined.push(token);
  }
  return joined;
}
