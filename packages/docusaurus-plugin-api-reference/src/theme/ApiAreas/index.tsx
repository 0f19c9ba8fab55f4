import Link from '@docusaurus/Link';
import type {ReactNode} from 'react';
import {counted} from 'api-model';
import type {AreasView} from '../../overview';
import '../ApiIndex/index.css';

/** Namespaces and their topics. remarkApiComponents adds the view as JSON. */
export default function ApiAreas({view = '{"namespaces":[]}'}: {readonly view?: string}): ReactNode {
  const {namespaces} = JSON.parse(view) as AreasView;
  return (
    <div className="api-areas">
      {namespaces.map(({link, count, topics}) => (
        <section key={link.href}>
          <h3>
            <Link to={link.href}>
              <code>{link.text}</code>
            </Link>{' '}
            <span className="api-kind">{counted(count, 'type')}</span>
          </h3>
          <ul>
            {topics.map((topic) => (
              <li key={topic.link.href}>
                <span>
                  <Link to={topic.link.href}>{topic.link.text}</Link>{' '}
                  {topics.length > 1 && <span className="api-kind">{topic.count}</span>}
                </span>
                <span>{topic.summary}</span>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}
