import type {ReactNode} from 'react';
import type {Token} from '../../view';
import Tokens, {type Props as TokensProps} from './Tokens';

/**
 * A declaration in C#; client/enhanceArticle.ts adds a button that copies it. Keywords have the block's own color, which
 * saves an element for each.
 */
export default function Declaration({tokens}: {readonly tokens: readonly Token[]}): ReactNode {
  return (
    <pre>
      <Declared tokens={tokens} />
    </pre>
  );
}

/** The code of a declaration. */
export function Declared({tokens, place}: TokensProps): ReactNode {
  const lead = tokens.findIndex(({kind}) => kind !== 'keyword');
  return (
    <code>
      {tokens
        .slice(0, lead)
        .map(({text}) => text)
        .join('')}
      <b>
        <Tokens tokens={tokens.slice(lead)} place={place} />
      </b>
    </code>
  );
}
