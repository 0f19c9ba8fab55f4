import type {ReactNode} from 'react';
import type {Link} from '../../view';
import LinkList from './LinkList';

export default function See({links}: {readonly links: readonly Link[]}): ReactNode {
  if (links.length === 0) return null;
  return (
    <div className="api-row">
      <span className="api-label">See also</span>
      <LinkList links={links} />
    </div>
  );
}
