import Link from '@docusaurus/Link';
import Original from '@theme-original/NoSearch';
import type {ReactNode} from 'react';

const overviews = [
  {to: '/docs/category/getting-started', label: 'Guides: getting started'},
  {to: '/docs/category/developing', label: 'Guides: developing'},
  {to: '/docs/guides/troubleshooting/common-issues', label: 'Guides: common issues'},
  {to: '/docs/tutorials/introduction', label: 'Tutorials'},
  {to: '/docs/api/introduction', label: 'API: types by task'},
  {to: '/docs/api/introduction#all-types-from-a-to-z', label: 'API: all types from A to Z'},
  {to: '/blog/archive', label: 'All releases'},
];

/** Links to the overviews of the site's pages, for readers without JavaScript. */
export default function NoSearch(): ReactNode {
  return (
    <>
      <Original />
      <p>Or start here:</p>
      <ul>
        {overviews.map(({to, label}) => (
          <li key={to}>
            <Link to={to}>{label}</Link>
          </li>
        ))}
      </ul>
    </>
  );
}
