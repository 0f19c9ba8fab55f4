import DocItem, {type Props as DocItemProps} from '@theme/DocItem';
import {useMemo, type ReactNode} from 'react';
import {apiDoc} from '../../client/apiDoc';
import type {ApiPage} from '../../view';
import ApiArticle from '../ApiArticle';

interface Props extends Pick<DocItemProps, 'route'> {
  readonly content: ApiPage;
}

/** An API page as the server renders it (and the browser during development). */
export default function ApiItem({route, content: {metadata, toc, view}}: Props): ReactNode {
  const content = useMemo(
    () => apiDoc(metadata, toc, () => <ApiArticle metadata={metadata} view={view} />),
    [metadata, toc, view],
  );
  return <DocItem route={route} content={content} />;
}
