import type {ComponentProps, ReactNode} from 'react';
import Head from '@docusaurus/Head';
import ErrorPageContent from '@theme-init/ErrorPageContent';

/** A crashed page is called "Page Error", also where theme-classic keeps the title of the page that crashed. */
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
