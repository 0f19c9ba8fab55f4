import Link from '@docusaurus/Link';
import type {ReactNode} from 'react';
import type {Link as LinkView} from '../../view';

/** A link to another API, of ours or another library's; a name that leads nowhere is text. */
export default function ApiLink({to}: {readonly to: LinkView | string}): ReactNode {
  if (typeof to === 'string') return <code>{to}</code>;
  const {href, text, title} = to;
  const label = <code>{text}</code>;
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
