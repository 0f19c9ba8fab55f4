import type {ReactNode} from 'react';
import Layout from '@theme/Layout';

export default function Standalone(): ReactNode {
  return (
    <Layout title="Standalone">
      <main className="container margin-vert--lg">
        <h1>Standalone</h1>
        <p>This page has a heading and nothing to tell.</p>
      </main>
    </Layout>
  );
}
