import Link from '@docusaurus/Link';
import type {ReactNode} from 'react';
import {hitAddress} from '../../client/hitAddress';
import type {Hit, HitSymbol} from 'search-engine';
import {HitTitle, KindBadge, Marked} from '../SearchHit';

interface Props {
  readonly hit: Hit;
  /** Words that the target page highlights. */
  readonly terms: readonly string[];
  readonly contextLabel: string;
  /** True while its text may still be loading. */
  readonly isWaiting: boolean;
}

/** A hit of the search page: its link, then the details that help the reader decide whether to follow it. */
export function HitArticle({hit, terms, contextLabel, isWaiting}: Props): ReactNode {
  return (
    <article>
      <h2>
        <Link to={hitAddress(hit, terms)} autoAddBaseUrl={false} data-noBrokenLinkCheck>
          <HitTitle hit={hit} />
        </Link>
      </h2>
      <p className="search-place">
        <KindBadge hit={hit} /> {placeOf(hit, contextLabel).join(' › ')}
        {hit.symbol && <Lifetime symbol={hit.symbol} />}
      </p>
      {isWaiting && hit.excerpt === '' && <Placeholder lines={hit.symbol ? 2 : 1} />}
      {hit.symbol?.signature !== undefined && <Signature symbol={hit.symbol} signature={hit.symbol.signature} />}
      {hit.symbol?.note !== undefined && <p className="search-note">{hit.symbol.note}</p>}
      {hit.excerpt !== '' && (
        <p>
          <Marked text={hit.excerpt} marks={hit.excerptMarks} />
        </p>
      )}
    </article>
  );
}

/** Bars in place of lines that are still loading. */
function Placeholder({lines}: {readonly lines: number}): ReactNode {
  return Array.from({length: lines}, (_, line) => (
    <p key={line} className="search-waiting" aria-hidden>
      {'\u00a0'}
    </p>
  ));
}

/** Returns the location of a hit, starting with its context: breadcrumbs of a page, or the namespace of a symbol. */
function placeOf({b, symbol}: Hit, contextLabel: string): readonly string[] {
  const inside = symbol ? [symbol.namespace] : b;
  return inside[0] === contextLabel ? inside : [contextLabel, ...inside];
}

function Lifetime({symbol: {since, until}}: {readonly symbol: HitSymbol}): ReactNode {
  return (
    <>
      {since !== undefined && <span> · since {since}</span>}
      {until !== undefined && <em> · removed, last in {until}</em>}
    </>
  );
}

function Signature({symbol, signature}: {readonly symbol: HitSymbol; readonly signature: string}): ReactNode {
  return (
    <p className="search-signature">
      <code>{signature}</code>
      {symbol.overloads > 0 && ` and ${symbol.overloads} more ${symbol.overloads === 1 ? 'overload' : 'overloads'}`}
    </p>
  );
}
