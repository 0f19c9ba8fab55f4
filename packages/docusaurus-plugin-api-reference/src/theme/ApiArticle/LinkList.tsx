import type {ReactNode} from 'react';
import type {Link} from '../../view';
import ApiLink from './ApiLink';

const shownAtFirst = 24;

/** Names in a row; a long row is folded after the first ones. */
export default function LinkList({
  links,
  fold = true,
}: {
  readonly links: readonly (Link | string)[];
  readonly fold?: boolean;
}): ReactNode {
  const first = fold ? links.slice(0, shownAtFirst) : links;
  const rest = links.slice(first.length);
  return (
    <>
      <Names links={first} />
      {rest.length > 0 && (
        <details className="api-more">
          <summary>{`${rest.length} more`}</summary>
          <Names links={rest} />
        </details>
      )}
    </>
  );
}

function Names({links}: {readonly links: readonly (Link | string)[]}): ReactNode {
  return (
    <ul className="api-names">
      {links.map((link) => (
        <li key={typeof link === 'string' ? link : link.href}>
          <ApiLink to={link} />
        </li>
      ))}
    </ul>
  );
}
