import type {ReactNode} from 'react';
import type {InheritedView} from '../../view';
import ApiLink from './ApiLink';
import SectionHeading from './SectionHeading';

/** Inherited members, folded by declaring type. */
export default function Inherited({inherited}: {readonly inherited: readonly InheritedView[]}): ReactNode {
  if (inherited.length === 0) return null;
  return (
    <section data-api-inherited="" aria-labelledby="inherited-members">
      <SectionHeading id="inherited-members">Inherited members</SectionHeading>
      {inherited.map((origin) => (
        <Origin key={typeof origin.from === 'string' ? origin.from : origin.from.href} origin={origin} />
      ))}
    </section>
  );
}

function Origin({origin: {from, kinds, count}}: {readonly origin: InheritedView}): ReactNode {
  const name = typeof from === 'string' ? from : from.text;
  return (
    <details className="api-inherited">
      <summary>
        {'From '}
        <code>{name}</code> <span className="api-count">{count}</span>
      </summary>
      {kinds.map(({kind, title, links}) => (
        <div key={kind} className="api-row" data-api-kind={kind}>
          <span className="api-label">{title}</span>
          <ul className="api-names">
            {links.map((link) => (
              <li key={link.href}>
                <ApiLink to={link} bare />
              </li>
            ))}
          </ul>
        </div>
      ))}
    </details>
  );
}
