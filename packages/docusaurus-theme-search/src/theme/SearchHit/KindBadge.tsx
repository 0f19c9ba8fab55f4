import type {ReactNode} from 'react';
import type {Hit} from 'search-engine';

/** The kind of a hit: a symbol's kind (`method`), or the part of a page that matched (`heading`). */
export function KindBadge({hit: {symbol, type}}: {readonly hit: Hit}): ReactNode {
  const kind = symbol?.kind ?? type;
  return (
    <span className="search-kind" data-kind={kind}>
      {kind === 'enumMember' ? 'enum member' : kind}
    </span>
  );
}
