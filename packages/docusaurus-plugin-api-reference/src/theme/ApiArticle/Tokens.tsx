import Link from '@docusaurus/Link';
import {Fragment, type ReactNode} from 'react';
import type {Token} from '../../view';

const classes = {
  keyword: 'tok-keyword',
  type: 'tok-type',
  name: 'tok-function',
  parameter: undefined,
  value: 'tok-number',
  punctuation: undefined,
} as const;

/** C# with its colors, each type a link. */
export default function Tokens({tokens}: {readonly tokens: readonly Token[]}): ReactNode {
  return tokens.map((token, index) => <Fragment key={index}>{piece(token)}</Fragment>);
}

function piece({text, kind, href}: Token): ReactNode {
  const className = classes[kind];
  if (href?.startsWith('http'))
    return (
      <a className={className} href={href}>
        {text}
      </a>
    );
  if (href !== undefined)
    return (
      <Link className={className} to={href}>
        {text}
      </Link>
    );
  return className === undefined ? text : <span className={className}>{text}</span>;
}
