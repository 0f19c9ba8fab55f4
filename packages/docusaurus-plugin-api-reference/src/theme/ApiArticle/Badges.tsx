import type {ReactNode} from 'react';
import type {Badge} from '../../view';

/** The labels of a type or member: first release, builds, obsolete. */
export default function Badges({badges}: {readonly badges: readonly Badge[]}): ReactNode {
  if (badges.length === 0) return null;
  return (
    <ul className="api-badges">
      {badges.map(({kind, text, title}) => (
        <li key={kind} data-badge={kind} title={title}>
          {text}
        </li>
      ))}
    </ul>
  );
}
