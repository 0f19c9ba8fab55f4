import Layout from '@theme/Layout';
import type {ReactNode} from 'react';
export default function Home(): ReactNode {
  return (
    <Layout title="GO COCOS NUTS!" description="x">
      <h1>Home</h1>
    </Layout>
  );
}
