import Link from '@docusaurus/Link';
import {fittingCharacters} from 'api-model';
import {Fragment, type ReactNode} from 'react';
import type {Token} from '../../view';
import {breakTokens, type BrokenToken} from './breakTokens';

/** The kinds with a color of their own. The block colors links, and a member's name is in its heading. */
const classes: Partial<Record<Token['kind'], string>> = {
  keyword: 'tok-keyword',
  type: 'tok-type',
  value: 'tok-number',
};

export interface Props {
  readonly tokens: readonly Token[];
  /** The place of the code. Tables have less room. */
  readonly place?: keyof typeof fittingCharacters | undefined;
}

/** C# with colors, and links to types. */
export default function Tokens({tokens, place = 'prose'}: Props): ReactNode {
  return breakTokens(joinUncolored(tokens), fittingCharacters[place]).map((token, index) => (
    <Fragment key={index}>
      {token.startsPiece && <wbr />}
      {piece(token)}
    </Fragment>
  ));
}

function piece({kind, href, ...token}: BrokenToken): ReactNode {
  const text = wordsOf(token.pieces);
  if (href !== undefined) return href.startsWith('http') ? <a href={href}>{text}</a> : <Link to={href}>{text}</Link>;
  const className = classes[kind];
  return className === undefined ? text : <span className={className}>{text}</span>;
}

function wordsOf(pieces: readonly string[]): ReactNode {
  return pieces.map((text, index) => (
    <Fragment key={index}>
      {index > 0 && <wbr />}
      {text}
    </Fragment>
  ));
}

/** Joins adjacent tokens without color, because React would separate them with comments. */
function joinUncolored(tokens: readonly Token[]): readonly Token[] {
  const joined: Token[] = [];
  for (const token of tokens) {
    const last = joined.at(-1);
    if (last && isUncolored(last) && isUncolored(token))
      joined[joined.length - 1] = {...last, text: last.text + token.text};
    else joined.push(token);
  }
  return joined;
}

function isUncolored({kind, href}: Token): boolean {
  return href === undefined && classes[kind] === undefined;
}
