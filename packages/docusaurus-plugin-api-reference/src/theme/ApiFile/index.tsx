import useBaseUrl from '@docusaurus/useBaseUrl';
import type {ReactNode} from 'react';

/** A link to a machine-readable file. `path` is below the API's own address: `intellisense/Box2D.xml`. */
export default function ApiFile({path = ''}: {readonly path?: string}): ReactNode {
  return (
    // `download`, because the address is not a page of the site.
    <a href={useBaseUrl(`/docs/api/${path}`)} download>
      <code>{path.replace(/^.*\//, '')}</code>
    </a>
  );
}
