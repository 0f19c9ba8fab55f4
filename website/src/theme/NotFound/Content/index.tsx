import Link from '@docusaurus/Link';
import {PageMetadata} from '@docusaurus/theme-common';
import {useSuggestions} from '@site/src/notFound/useSuggestions';
import Heading from '@theme/Heading';
import type {Props} from '@theme/NotFound/Content';
import clsx from 'clsx';
import type {ReactNode} from 'react';
import styles from './styles.module.css';

const startingPoints = [
  {to: '/docs/guides/getting-started/introduction', label: 'Introduction: what Cocos2D-Mono is'},
  {to: '/docs/guides/developing/create-project', label: 'Create a project'},
  {to: '/docs/guides/troubleshooting/common-issues', label: 'Common issues'},
  {to: '/docs/api/introduction', label: 'Introduction to the API'},
  {to: '/blog', label: 'Releases'},
];

export default function NotFoundContent({className}: Props): ReactNode {
  const suggestions = useSuggestions();
  return (
    <main className={clsx('container margin-vert--xl', styles.page, className)}>
      {/* Below /docs, Docusaurus renders this content without the page component that sets the title. */}
      <PageMetadata title="Page Not Found" />
      <Heading as="h1">Page Not Found</Heading>
      <p>
        {suggestions ? (
          <>
            There is no page at <code>{suggestions.asked}</code>.
          </>
        ) : (
          'There is no page at this address.'
        )}{' '}
        It may have moved, or the link that brought you here may be misspelled.
      </p>
      <div role="status">
        {suggestions && suggestions.paths.length > 0 && (
          <>
            <Heading as="h2">Did you mean</Heading>
            <ul>
              {suggestions.paths.map((path) => (
                <li key={path}>
                  <Link to={path}>{path}</Link>
                </li>
              ))}
            </ul>
          </>
        )}
      </div>
      <Heading as="h2">Where to go instead</Heading>
      <ul>
        {startingPoints.map(({to, label}) => (
          <li key={to}>
            <Link to={to}>{label}</Link>
          </li>
        ))}
        <li>
          <Link to="/">Home</Link>
        </li>
      </ul>
    </main>
  );
}
