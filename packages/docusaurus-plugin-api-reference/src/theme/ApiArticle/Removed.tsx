import type {ReactNode} from 'react';
import type {RemovedView} from '../../view';
import ApiLink from './ApiLink';
import LinkList from './LinkList';
import SectionHeading from './SectionHeading';

/** The members that later releases removed. */
export default function Removed({removed}: {readonly removed: readonly RemovedView[]}): ReactNode {
  return (
    <section aria-labelledby="removed-members">
      <SectionHeading id="removed-members">Removed members</SectionHeading>
      {removed.map(({link, names}) => (
        <div key={link.href} className="api-row">
          <span className="api-label">
            <ApiLink to={link} bare />
          </span>
          <LinkList links={names} />
        </div>
      ))}
    </section>
  );
}
