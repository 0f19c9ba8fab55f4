import type {ReactNode} from 'react';
import Layout from '@theme/Layout';

export default function Late(): ReactNode {
  return (
    <Layout title="Late">
      <main className="container margin-vert--lg">
        <h1>Late</h1>
        <p>This page has a chunk of its own.</p>
      </main>
    </Layout>
  );
}
