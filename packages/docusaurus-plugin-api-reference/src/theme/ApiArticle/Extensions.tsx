import type {ReactNode} from 'react';
import type {ExtensionsView} from '../../view';
import ApiLink from './ApiLink';
import Badges from './Badges';
import Html from './Html';
import SectionHeading from './SectionHeading';

/** Members of other types that can be used as if this type declared them. */
export default function Extensions({extensions: {title, members}}: {readonly extensions: ExtensionsView}): ReactNode {
  return (
    <section aria-labelledby="extensions">
      <SectionHeading id="extensions">{title}</SectionHeading>
      <ul className="api-types">
        {members.map(({link, parameters = '', from, badges, sentenceHtml}) => (
          <li key={link.href}>
            <div className="api-type-name">
              <ApiLink to={link} />
              {parameters !== '' && <code>{parameters}</code>}{' '}
              <span className="api-kind">
                {'from '}
                <ApiLink to={from} />
              </span>
              <Badges badges={badges} />
            </div>
            {sentenceHtml !== undefined && <Html html={sentenceHtml} />}
          </li>
        ))}
      </ul>
    </section>
  );
}
