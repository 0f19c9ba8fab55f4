import {useState, type ReactNode} from 'react';
import Layout from '@theme/Layout';
import routes from 'docusaurus-internals/routes';
import type {RouteConfigComponentProps} from 'react-router-config';

/**
 * Renders another page by its route without preloading it. Docusaurus preloads before it renders, so readers rarely see
 * the loader; this page shows it.
 */
export default function Loader(routeProps: RouteConfigComponentProps): ReactNode {
  const [shown, setShown] = useState(false);
  const Page = routes.find(({path}) => path === '/late')?.component;
  if (shown && Page) return <Page {...routeProps} />;
  return (
    <Layout title="Loader">
      <main className="container margin-vert--lg">
        <h1>Loader</h1>
        <button type="button" onClick={() => setShown(true)}>
          Show the late page
        </button>
      </main>
    </Layout>
  );
}
