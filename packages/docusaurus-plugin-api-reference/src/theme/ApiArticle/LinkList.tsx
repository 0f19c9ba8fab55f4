import type {ReactNode} from 'react';
import type {Link} from '../../view';
import ApiLink from './ApiLink';

const shownAtFirst = 24;

/** Links in a row; a long row is folded after the first ones. */
export default function LinkList({
  links,
  fold = true,
  prose = false,
}: {
  readonly links: readonly (Link | string)[];
  readonly fold?: boolean;
  /** The links are titles of pages and not names of the API. */
  readonly prose?: boolean;
}): ReactNode {
  const first = fold ? links.slice(0, shownAtFirst) : links;
  const rest = links.slice(first.length);
  return (
    <>
      <Names links={first} prose={prose} />
      {rest.length > 0 && (
        <details className="api-more">
          <summary>{`${rest.length} more`}</summary>
          <Names links={rest} prose={prose} />
        </details>
      )}
    </>
  );
}

function Names({links, prose}: {readonly links: readonly (Link | string)[]; readonly prose: boolean}): ReactNode {
  return (
    <ul className={prose ? 'api-names api-titles' : 'api-names'}>
      {links.map((link) => (
        <li key={typeof link === 'string' ? link : link.href}>
          <ApiLink to={link} bare />
        </li>
      ))}
    </ul>
  );
}
