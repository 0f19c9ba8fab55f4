import Head from '@docusaurus/Head';
import useIsBrowser from '@docusaurus/useIsBrowser';
import Layout from '@theme/Layout';
import NoSearch from '@theme/NoSearch';
import type {ReactNode} from 'react';
import {Search} from './Search';
import styles from './styles.module.css';
import {useSearchSite} from './useSearchSite';

/** The search page, with all hits of a query in the same order as in the box. */
export default function SearchPage(): ReactNode {
  const site = useSearchSite();
  const isBrowser = useIsBrowser();
  return (
    <Layout description="Search the guides, the API reference, the tutorials and the release posts.">
      <Head>
        <meta name="robots" content="noindex" />
      </Head>
      <main className={`container margin-vert--lg ${styles.page ?? ''}`} data-search>
        <h1>Search</h1>
        <Search site={site} />
        {!isBrowser && (
          <div className={styles.withoutScript}>
            <NoSearch />
          </div>
        )}
      </main>
    </Layout>
  );
}
