import type {ReactNode} from 'react';
import type {Token} from '../../view';
import Tokens from './Tokens';

/** A declaration in C#. The copy button is plain HTML; the theme's copyCode gives it its work. */
export default function Declaration({tokens}: {readonly tokens: readonly Token[]}): ReactNode {
  return (
    <div className="api-declaration">
      <pre>
        <code>
          <span className="line">
            <Tokens tokens={tokens} />
          </span>
        </code>
      </pre>
      <button type="button" className="api-copy" data-copy="ready">
        <span data-label>Copy</span>
        <span className="visually-hidden"> signature</span>
        <span className="visually-hidden" role="status" />
      </button>
    </div>
  );
}
