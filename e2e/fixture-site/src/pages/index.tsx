import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import Layout from '@theme/Layout';

export default function Home(): ReactNode {
  return (
    <Layout title="Home">
      <main className="container margin-vert--lg">
        <h1>Home</h1>
        <ul>
          <li>
            <Link to="/standalone">A standalone page</Link>
          </li>
          <li>
            <Link to="/without-default-export">A page without default export</Link>
          </li>
        </ul>
      </main>
    </Layout>
  );
}
