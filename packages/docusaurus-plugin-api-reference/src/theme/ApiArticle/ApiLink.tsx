import Link from '@docusaurus/Link';
import type {ReactNode} from 'react';
import type {Link as LinkView} from '../../view';

interface Props {
  readonly to: LinkView | string;
  /** The list around it says that it is code, or it is none. */
  readonly bare?: boolean;
}

/** A link to another API, of ours or another library's; a name that leads nowhere is text. */
export default function ApiLink({to, bare = false}: Props): ReactNode {
  if (typeof to === 'string') return bare ? to : <code>{to}</code>;
  const {href, text, title} = to;
  const label = bare ? text : <code>{text}</code>;
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
