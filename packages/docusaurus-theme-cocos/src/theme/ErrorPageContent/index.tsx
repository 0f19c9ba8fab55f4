import type {ComponentProps, ReactNode} from 'react';
import Head from '@docusaurus/Head';
import ErrorPageContent from '@theme-init/ErrorPageContent';

/** Titles every crashed page "Page Error"; theme-classic sometimes keeps the title of the page that crashed. */
export default function TitledErrorPageContent(props: ComponentProps<typeof ErrorPageContent>): ReactNode {
  return (
    <>
      <Head>
        <title>Page Error</title>
      </Head>
      <ErrorPageContent {...props} />
    </>
  );
}
