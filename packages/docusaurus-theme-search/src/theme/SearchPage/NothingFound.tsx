// cspell:ignore runact
import Link from '@docusaurus/Link';
import type {ReactNode} from 'react';
import type {SiteData} from '../../client/searchData';

interface Props {
  /** Nearest spelling, and its address. */
  readonly suggestion: {readonly query: string; readonly address: string} | undefined;
  readonly ask: SiteData['ask'];
  /** Clears the chosen context and kind; undefined where none is chosen. */
  readonly onWiden: (() => void) | undefined;
}

/** Suggests what to do when nothing was found. */
export function NothingFound({suggestion, ask, onWiden}: Props): ReactNode {
  return (
    <>
      {suggestion && (
        <p>
          Did you mean{' '}
          <Link to={suggestion.address} autoAddBaseUrl={false} data-noBrokenLinkCheck>
            {suggestion.query}
          </Link>
          ?
        </p>
      )}
      {onWiden && (
        <p>
          <button type="button" className="search-widen" onClick={onWiden}>
            Search everywhere
          </button>
        </p>
      )}
      <p>
        Try fewer words, or only the beginning of a name (<code>runact</code>).
      </p>
      {ask && (
        <p>
          Still nothing? <Link href={ask.href}>{ask.label}</Link>.
        </p>
      )}
    </>
  );
}
