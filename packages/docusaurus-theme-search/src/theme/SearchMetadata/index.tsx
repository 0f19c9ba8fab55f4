import Head from '@docusaurus/Head';
import type {Props} from '@theme/SearchMetadata';
import type {ReactNode} from 'react';

/** The docs version that a page belongs to, for `shownVersion`. Docusaurus also writes what a hosted search would ask. */
export default function SearchMetadata({version}: Props): ReactNode {
  return <Head>{version !== undefined && <meta name="docusaurus_version" content={version} />}</Head>;
}
