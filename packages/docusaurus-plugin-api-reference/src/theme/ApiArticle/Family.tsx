import type {ReactNode} from 'react';
import type {FamilyNode} from '../../view';
import ApiLink from './ApiLink';
import BreakableName from './BreakableName';
import LinkList from './LinkList';

/** The family tree, a list that is drawn as a tree. */
export default function Family({root}: {readonly root: FamilyNode}): ReactNode {
  return (
    <ul className="api-family">
      <Branch node={root} />
    </ul>
  );
}

function Branch({node: {link, current, children, more = []}}: {readonly node: FamilyNode}): ReactNode {
  return (
    <li>
      {current ? (
        <b className="api-family-current" aria-current="true">
          <BreakableName>{typeof link === 'string' ? link : link.text}</BreakableName>
        </b>
      ) : (
        <ApiLink to={link} bare />
      )}
      {children.length + more.length > 0 && (
        <ul>
          {children.map((child) => (
            <Branch key={typeof child.link === 'string' ? child.link : child.link.href} node={child} />
          ))}
          {more.length > 0 && (
            <li>
              <details className="api-more">
                <summary>{`${more.length} more`}</summary>
                <LinkList links={more} fold={false} />
              </details>
            </li>
          )}
        </ul>
      )}
    </li>
  );
}
