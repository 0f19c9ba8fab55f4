import type {ReactNode} from 'react';
import Head from '@docusaurus/Head';
import headingFont from '../../fonts/fredoka-600.woff2';

/** Preloads the headings' font with the page, before the stylesheet requests it. */
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
