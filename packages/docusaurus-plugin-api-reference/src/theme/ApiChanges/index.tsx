import useArticleLinks from 'docusaurus-plugin-static-articles/links';
import {useMemo, useRef, type ReactNode} from 'react';
import useCheckedHtml from '../../client/useCheckedHtml';
import './changes.css';

interface Props {
  readonly release: string;
  /** Put here by remarkApiComponents. */
  readonly html?: string;
}

/** What a release added to the API, took out and changed. */
export default function ApiChanges({html = ''}: Props): ReactNode {
  const container = useRef<HTMLDivElement>(null);
  // React writes the HTML anew for each other object, and what a reader has unfolded would close.
  const content = useMemo(() => ({__html: html}), [html]);
  useCheckedHtml(html);
  useArticleLinks(container);
  return <div ref={container} className="changes" dangerouslySetInnerHTML={content} />;
}
