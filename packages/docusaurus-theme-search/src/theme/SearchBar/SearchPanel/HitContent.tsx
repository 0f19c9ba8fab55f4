import type {ReactNode} from 'react';
import type {Hit, HitSymbol, HitType} from 'search-engine';
import {HitTitle, Marked} from '../../SearchHit';
import {hitPlace} from './hitText';
import {Icon, type IconName} from './Icon';
import {kindLetters} from './kindLetters';

interface Props {
  readonly hit: Hit;
}

const icons: Readonly<Record<HitType, IconName>> = {
  title: 'page',
  keywords: 'page',
  heading: 'heading',
  content: 'text',
};

/** The content of a suggestion, in three lines. Each keeps its space while its text is loading. */
export function HitContent({hit}: Props): ReactNode {
  const {symbol} = hit;
  return symbol ? (
    <>
      <span className="panel-kind" data-kind={symbol.kind} aria-hidden>
        {kindLetters(symbol.kind)}
      </span>
      <span className="panel-hidden">{symbol.kind} </span>
      <span className="panel-title panel-code">
        <HitTitle hit={hit} />
      </span>
      <Lifetime symbol={symbol} />
      <span className="panel-excerpt panel-code">
        {symbol.signature}
        {symbol.overloads > 0 && <span className="panel-more"> +{symbol.overloads}</span>}
      </span>
      <span className="panel-place">
        {symbol.note !== undefined && <em>{symbol.note} · </em>}
        <Marked text={hit.excerpt} marks={hit.excerptMarks} />
      </span>
    </>
  ) : (
    <>
      <Icon name={icons[hit.type]} />
      <span className="panel-title">
        <HitTitle hit={hit} />
      </span>
      <span className="panel-excerpt">
        <Marked text={hit.excerpt} marks={hit.excerptMarks} />
      </span>
      <span className="panel-place">{hitPlace(hit)}</span>
    </>
  );
}

function Lifetime({symbol: {namespace, since, until}}: {readonly symbol: HitSymbol}): ReactNode {
  if (until !== undefined) return <em className="panel-aside">removed after {until}</em>;
  return <span className="panel-aside">{since === undefined ? namespace : `since ${since}`}</span>;
}
