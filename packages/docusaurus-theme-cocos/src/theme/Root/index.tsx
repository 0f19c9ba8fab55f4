import type {ReactNode} from 'react';
import Head from '@docusaurus/Head';
import headingFont from '../../fonts/fredoka-600.woff2';

/** The headings' font is asked for with the page, not only once the style sheet has named it. */
export default function Root({children}: {readonly children: ReactNode}): ReactNode {
  return (
    <>
      <Head>
        <link rel="preload" href={headingFont} as="font" type="font/woff2" crossOrigin="anonymous" />
      </Head>
      {children}
    </>
  );
}
