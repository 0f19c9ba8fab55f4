import useArticleLinks from 'docusaurus-plugin-static-articles/links';
import {useMemo, useRef, type ReactNode} from 'react';
import useCheckedHtml from '../../client/useCheckedHtml';
import './changes.css';

interface Props {
  readonly release: string;
  /** Added by remarkApiComponents. */
  readonly html?: string;
}

/** What a release added to the API, removed from it and changed. */
export default function ApiChanges({html = ''}: Props): ReactNode {
  const container = useRef<HTMLDivElement>(null);
  // React would write the HTML again for a new object and close what a reader has unfolded.
  const content = useMemo(() => ({__html: html}), [html]);
  useCheckedHtml(html);
  useArticleLinks(container);
  return <div ref={container} className="changes" dangerouslySetInnerHTML={content} />;
}
