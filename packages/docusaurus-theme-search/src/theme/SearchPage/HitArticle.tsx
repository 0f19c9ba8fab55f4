import Link from '@docusaurus/Link';
import {useState, type ReactNode} from 'react';
import {hitAddress} from '../../client/hitAddress';
import type {Hit, HitSymbol} from 'search-engine';
import {HitTitle, KindBadge, Marked} from '../SearchHit';

interface Props {
  readonly hit: Hit;
  readonly query: string;
  /** Words that the target page highlights. */
  readonly terms: readonly string[];
  readonly contextLabel: string;
  /** True while its text may still be loading. */
  readonly isWaiting: boolean;
}

/** A hit of the search page: its link, then the details that help the reader decide whether to follow it. */
export function HitArticle({hit, query, terms, contextLabel, isWaiting}: Props): ReactNode {
  const isFixed = useWasWaiting(query, isWaiting);
  const {symbol, excerpt, excerptMarks} = hit;
  const hasWords = excerpt !== '' || symbol?.note !== undefined;
  return (
    <article className={isFixed ? 'search-fixed' : undefined}>
      <h2>
        <Link to={hitAddress(hit, terms)} autoAddBaseUrl={false} data-noBrokenLinkCheck>
          <HitTitle hit={hit} />
        </Link>
      </h2>
      <p className="search-place">
        <KindBadge hit={hit} /> {placeOf(hit, contextLabel).join(' › ')}
        {symbol && <Lifetime symbol={symbol} />}
      </p>
      {symbol && (symbol.signature !== undefined || isFixed) && (
        <Detail className="search-signature" isWaiting={isWaiting && symbol.signature === undefined}>
          {symbol.signature !== undefined && <Signature symbol={symbol} signature={symbol.signature} />}
        </Detail>
      )}
      {(hasWords || isFixed) && (
        <Detail className="search-excerpt" isWaiting={isWaiting && !hasWords}>
          {symbol?.note !== undefined && <span className="search-note">{symbol.note}</span>}
          {symbol?.note !== undefined && excerpt !== '' && ' · '}
          <Marked text={excerpt} marks={excerptMarks} />
        </Detail>
      )}
    </article>
  );
}

/**
 * Returns whether a row was waiting for its details when it was first shown for a query. Such a row keeps its height, so
 * each of its details has one line.
 */
function useWasWaiting(query: string, isWaiting: boolean): boolean {
  const [first, setFirst] = useState({query, isWaiting});
  if (first.query !== query) setFirst({query, isWaiting});
  return first.isWaiting;
}

interface DetailProps {
  readonly className: string;
  readonly isWaiting: boolean;
  readonly children: ReactNode;
}

/** A detail, or a bar in its place while it is loading. */
function Detail({className, isWaiting, children}: DetailProps): ReactNode {
  return isWaiting ? (
    <p className={`${className} search-waiting`} aria-hidden>
      {'\u00a0'}
    </p>
  ) : (
    <p className={className}>{children}</p>
  );
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

function Signature({
  symbol: {overloads},
  signature,
}: {
  readonly symbol: HitSymbol;
  readonly signature: string;
}): ReactNode {
  return (
    <>
      <code>{signature}</code>
      {overloads > 0 && ` and ${overloads} more ${overloads === 1 ? 'overload' : 'overloads'}`}
    </>
  );
}
