import type {ReactNode} from 'react';
import Layout from '@theme/Layout';

/** The browser gets a different module under this name: see plugins/withoutDefaultExport.ts. */
export default function WithoutDefaultExport(): ReactNode {
  return (
    <Layout title="Without default export">
      <main className="container margin-vert--lg">
        <h1>Without default export</h1>
      </main>
    </Layout>
  );
}
