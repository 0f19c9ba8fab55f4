import type {ReactNode} from 'react';
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import Head from '@docusaurus/Head';
import {PageMetadata} from '@docusaurus/theme-common';
import Layout from '@theme/Layout';
import NotFoundContent from '@theme/NotFound/Content';

// A static host knows /page/index.html and answers /page.html with the not-found page. Docusaurus, which takes the two
// for the same, would draw the page over the not-found page's HTML and report that they differ. So the reader is sent
// on before anything is drawn.
const leaveForShortPath = `var path=location.pathname.replace(/\\.html$/,'');if(path!==location.pathname)location.replace(path+location.search+location.hash)`;

export default function NotFound(): ReactNode {
  return (
    <>
      <PageMetadata title="Page Not Found" />
      {!ExecutionEnvironment.canUseDOM && (
        <Head>
          <script>{leaveForShortPath}</script>
        </Head>
      )}
      <Layout>
        <NotFoundContent />
      </Layout>
    </>
  );
}
