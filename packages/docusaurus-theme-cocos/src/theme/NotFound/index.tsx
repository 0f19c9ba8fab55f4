import type {ReactNode} from 'react';
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import Head from '@docusaurus/Head';
import {PageMetadata} from '@docusaurus/theme-common';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import Layout from '@theme/Layout';
import NotFoundContent from '@theme/NotFound/Content';
import {pagePaths} from 'docusaurus-internals/pagePaths';
import {redirectScript} from '../../notFound/redirectScript';

export default function NotFound(): ReactNode {
  const {baseUrl} = useDocusaurusContext().siteConfig;
  return (
    <>
      <PageMetadata title="Page Not Found" />
      {!ExecutionEnvironment.canUseDOM && (
        <Head>
          <script>{redirectScript(baseUrl, pagePaths())}</script>
        </Head>
      )}
      <Layout>
        <NotFoundContent />
      </Layout>
    </>
  );
}
