import DocItem, {type Props as DocItemProps} from '@theme/DocItem';
import {useMemo, type ReactNode} from 'react';
import type {ApiPage} from '../../view';
import ApiArticle from '../ApiArticle';
import {toDocContent} from './toDocContent';

interface Props extends Pick<DocItemProps, 'route'> {
  readonly content: ApiPage;
}

/** An API page as the server renders it (and the browser during development). */
export default function ApiItem({route, content: {metadata, toc, view}}: Props): ReactNode {
  const content = useMemo(
    () => toDocContent(metadata, toc, () => <ApiArticle metadata={metadata} view={view} />),
    [metadata, toc, view],
  );
  return <DocItem route={route} content={content} />;
}
