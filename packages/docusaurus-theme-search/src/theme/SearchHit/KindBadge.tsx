import type {ReactNode} from 'react';
import type {Hit} from '../../shared';

/** What a hit is: a symbol's kind (`method`), or where in a page the query was found (`heading`). */
export function KindBadge({hit: {symbol, type}}: {readonly hit: Hit}): ReactNode {
  const kind = symbol?.kind ?? type;
  return (
    <span className="search-kind" data-kind={kind}>
      {kind === 'enumMember' ? 'enum member' : kind}
    </span>
  );
}
