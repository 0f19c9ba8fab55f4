import Link from '@docusaurus/Link';
import type {ReactNode} from 'react';
import type {Link as LinkView} from '../../view';
import BreakableName from './BreakableName';

interface Props {
  readonly to: LinkView | string;
  /** Don't mark the name as code, because it isn't or because the list around it does. */
  readonly bare?: boolean;
}

/** A link to an API, ours or another library's; a name without an address is text. */
export default function ApiLink({to, bare = false}: Props): ReactNode {
  const name = <BreakableName>{typeof to === 'string' ? to : to.text}</BreakableName>;
  const label = bare ? name : <code>{name}</code>;
  if (typeof to === 'string') return label;
  const {href, title} = to;
  return href.startsWith('http') ? (
    <a href={href} title={title}>
      {label}
    </a>
  ) : (
    <Link to={href} title={title}>
      {label}
    </Link>
  );
}
