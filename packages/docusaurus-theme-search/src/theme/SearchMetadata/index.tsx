import Head from '@docusaurus/Head';
import type {Props} from '@theme/SearchMetadata';
import type {ReactNode} from 'react';

/** The meta element that `shownVersion` reads. Docusaurus's own component also writes metadata for hosted searches. */
export default function SearchMetadata({version}: Props): ReactNode {
  return <Head>{version !== undefined && <meta name="docusaurus_version" content={version} />}</Head>;
}
