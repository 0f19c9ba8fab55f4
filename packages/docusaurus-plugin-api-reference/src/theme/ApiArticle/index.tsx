import type {ReactNode} from 'react';
import type {ApiPageMetadata, ApiPageView} from '../../view';
import NamespaceArticle from './NamespaceArticle';
import TypeArticle from './TypeArticle';

interface Props {
  readonly metadata: ApiPageMetadata;
  readonly view: ApiPageView;
}

/** The article of an API page. Only the server renders it; the browser keeps the server's HTML. */
export default function ApiArticle({metadata, view}: Props): ReactNode {
  return (
    <div className="api" data-api-page={JSON.stringify(metadata)}>
      {view.page === 'type' ? <TypeArticle view={view} /> : <NamespaceArticle view={view} />}
    </div>
  );
}
