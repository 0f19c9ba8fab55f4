import type {ReactNode} from 'react';
import type {Badge} from '../../view';

/** Since when, on which builds, obsolete: shown only where it says something. */
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
