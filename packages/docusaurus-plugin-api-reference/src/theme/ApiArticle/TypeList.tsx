import type {ReactNode} from 'react';
import type {TypeListItem} from '../../view';
import ApiLink from './ApiLink';
import Badges from './Badges';
import Html from './Html';

/** Types with what each is for. */
export default function TypeList({types}: {readonly types: readonly TypeListItem[]}): ReactNode {
  return (
    <ul className="api-types">
      {types.map(({link, kind, badges, summaryHtml}) => (
        <li key={link.href}>
          <div className="api-type-name">
            <ApiLink to={link} /> <span className="api-kind">{kind}</span>
            <Badges badges={badges} />
          </div>
          {summaryHtml !== undefined && <Html html={summaryHtml} />}
        </li>
      ))}
    </ul>
  );
}
