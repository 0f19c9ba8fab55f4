import type {ReactNode} from 'react';
import type {Token} from '../../view';
import Tokens from './Tokens';

/**
 * A declaration in C#; client/enhanceArticle.ts adds a button that copies it. Keywords come first: they have the block's
 * own color, which spares a long page an element for each.
 */
export default function Declaration({tokens}: {readonly tokens: readonly Token[]}): ReactNode {
  return (
    <pre>
      <Declared tokens={tokens} />
    </pre>
  );
}

/** Its code alone. */
export function Declared({tokens}: {readonly tokens: readonly Token[]}): ReactNode {
  const lead = tokens.findIndex(({kind}) => kind !== 'keyword');
  return (
    <code>
      {tokens
        .slice(0, lead)
        .map(({text}) => text)
        .join('')}
      <b>
        <Tokens tokens={tokens.slice(lead)} />
      </b>
    </code>
  );
}
