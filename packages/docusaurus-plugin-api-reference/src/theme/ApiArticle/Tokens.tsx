import Link from '@docusaurus/Link';
import {Fragment, type ReactNode} from 'react';
import type {Token} from '../../view';

/** The kinds that stand out; links have their color from the block, and a member's name stands in its heading. */
const classes: Partial<Record<Token['kind'], string>> = {
  keyword: 'tok-keyword',
  type: 'tok-type',
  value: 'tok-number',
};

/** C# with its colors, each type a link. */
export default function Tokens({tokens}: {readonly tokens: readonly Token[]}): ReactNode {
  return joinPlain(tokens).map((token, index) => <Fragment key={index}>{piece(token)}</Fragment>);
}

function piece({text, kind, href}: Token): ReactNode {
  if (href !== undefined) return href.startsWith('http') ? <a href={href}>{text}</a> : <Link to={href}>{text}</Link>;
  const className = classes[kind];
  return className === undefined ? text : <span className={className}>{text}</span>;
}

/** Neighbors without a color become one text: React would part them with comments. */
function joinPlain(tokens: readonly Token[]): readonly Token[] {
  const joined: Token[] = [];
  for (const token of tokens) {
    const last = joined.at(-1);
    if (last && isPlain(last) && isPlain(token)) joined[joined.length - 1] = {...last, text: last.text + token.text};
    else joined.push(token);
  }
  return joined;
}

function isPlain({kind, href}: Token): boolean {
  return href === undefined && classes[kind] === undefined;
}
