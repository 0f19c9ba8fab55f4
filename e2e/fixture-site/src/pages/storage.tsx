import {useState, type ReactNode} from 'react';
import {createStorageSlot} from '@docusaurus/theme-common';
import Layout from '@theme/Layout';

const key = 'fixture.note';

/** Writes to and reads from browser storage in event handlers, as Docusaurus requires. */
export default function Storage(): ReactNode {
  const [shown, setShown] = useState('not read yet');
  return (
    <Layout title="Storage">
      <main className="container margin-vert--lg">
        <h1>Storage</h1>
        <button type="button" onClick={() => createStorageSlot(key).set('kept')}>
          Save
        </button>{' '}
        <button type="button" onClick={() => setShown(createStorageSlot(key).get() ?? 'nothing stored')}>
          Read
        </button>
        <p role="status">{shown}</p>
      </main>
    </Layout>
  );
}
